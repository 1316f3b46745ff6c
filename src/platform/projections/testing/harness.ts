import { randomBytes } from 'node:crypto';
import { defineEntity } from '@mikro-orm/core';
import { type TestDatabase, testDatabase } from '../../../../test/support/postgres.js';
import { ManualClock } from '../../clock.js';
import { type Event, eventOf } from '../../events/event.js';
import type { PersonalDataErased } from '../../events/personal-data.events.js';
import type { Position } from '../../events/recorded.js';
import { newId } from '../../ids.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import { SubjectKeys } from '../../personal-data/subject-keys.js';
import { Rebuild } from '../../rebuild/rebuild.js';
import { PostgresStreams } from '../../stores/postgres/postgres-streams.js';
import { noStream } from '../../streams/streams.js';
import { big, code, uuid, whole, words } from '../../tables/columns.js';
import { count, ignore, insert, patch, patchWhere, type Projection, projection } from '../../tables/projection.js';
import { Consistency } from '../consistency.js';
import { Progress } from '../progress.js';
import { ProjectionRunner, type RunnerOptions, type RunnerParts } from '../projection-runner.js';
import { createTables } from './tables.js';

export type TaskOpened = Event<'TaskOpened', { id: string; owner: string; size: number }, { title: string }>;
export type TaskClosed = Event<'TaskClosed', { id: string; owner: string; size: number }>;
export type TaskEvent = TaskOpened | TaskClosed | PersonalDataErased;
const event = eventOf<TaskEvent>();

export const TaskRow = defineEntity({
  name: 'TaskRow',
  tableName: 'test_task',
  schema: 'read',
  properties: { id: uuid().primary(), owner: uuid(), title: words(), state: code(), size: whole() },
  indexes: [{ properties: ['owner', 'state'] }],
});

const OwnerRow = defineEntity({
  name: 'OwnerRow',
  tableName: 'test_owner',
  schema: 'read',
  properties: { owner: uuid().primary(), open: whole(), total: big() },
});

/** Two projections, so that there is something to keep in step: the tasks, and how many each owner has. */
export const tasks = projection<TaskEvent>('test.tasks', [TaskRow], {
  TaskOpened: ({ id, owner, size }, { personal }) => insert(TaskRow, { id, owner, size, title: personal.title, state: 'open' }),
  TaskClosed: ({ id }) => patch(TaskRow, { id }, { state: 'closed' }),
  PersonalDataErased: ({ userId }) => patchWhere(TaskRow, { owner: userId }, { title: '[erased]' }),
});
export const owners = projection<TaskEvent>('test.owners', [OwnerRow], {
  TaskOpened: ({ owner, size }) => count(OwnerRow, { owner }, { open: 1, total: size }),
  TaskClosed: ({ owner }) => count(OwnerRow, { owner }, { open: -1 }),
  PersonalDataErased: ignore,
});

export const opened = (id: string, owner: string, size = 1, title = 'Fix the tap'): TaskOpened =>
  event('TaskOpened', { id, owner, size }, { subject: owner, fields: { title } });
export const closed = (id: string, owner: string, size = 1): TaskClosed => event('TaskClosed', { id, owner, size });
export const erased = (userId: string, erasedAt: string): PersonalDataErased => event('PersonalDataErased', { userId, erasedAt });

/** As many events over as few streams as wanted, each task opened and every second one closed. */
export function history(streams: number, owner = newId()): { stream: string; events: TaskEvent[] }[] {
  return Array.from({ length: streams }, (_, index) => {
    const id = newId();
    return { stream: `task-${id}`, events: index % 2 ? [opened(id, owner, index), closed(id, owner, index)] : [opened(id, owner, index)] };
  });
}

/** As long as it takes on a machine that has much else to do. */
const PATIENCE_MS = 120_000;

/** Nobody waits longer than it must. */
const QUICK: RunnerOptions = { standByMs: 5, retryMs: 5, backOffMs: 1, choresMs: 20 };

/** A process: it has what one has, and dies with `kill`, in the middle of whatever it does. */
export interface Process {
  readonly parts: RunnerParts;
  readonly runner: ProjectionRunner;
  readonly progress: Progress;
  readonly consistency: Consistency;
  readonly rebuild: Rebuild;
}

/** An event store and read tables in a database of their own. */
export class Workbench {
  readonly clock = new ManualClock('2026-11-21T09:30:00.000Z');
  readonly personalData: PersonalData;
  readonly streams: PostgresStreams;
  private readonly masterKey = randomBytes(32);
  private readonly processes: Process[] = [];

  private constructor(readonly database: TestDatabase) {
    this.personalData = this.keyring();
    this.streams = this.streamsOf(this.personalData);
  }

  /** The keys as another process has them: it remembers those that it has seen. */
  keyring(): PersonalData {
    return new PersonalData(new SubjectKeys(this.database.pool, [{ version: 1, key: this.masterKey }]));
  }

  streamsOf(personalData: PersonalData): PostgresStreams {
    return new PostgresStreams(this.database.pool, this.clock, personalData, {}, { pollMs: 50 });
  }

  static async open(): Promise<Workbench> {
    const database = await testDatabase();
    await createTables(database.url, [TaskRow, OwnerRow]);
    return new Workbench(database);
  }

  process(projections: readonly Projection[] = [tasks, owners], options: RunnerOptions = {}, parts: Partial<RunnerParts> = {}): Process {
    const progress = new Progress();
    const shared = {
      pool: this.database.pool,
      streams: this.streams,
      personalData: this.personalData,
      projections,
      progress,
      clock: this.clock,
      ...parts,
    };
    const rebuild = new Rebuild(shared);
    const whole: RunnerParts = { prepare: (client, signal) => rebuild.prepare(client, signal), ...shared };
    const runner = new ProjectionRunner(whole, { ...QUICK, ...options });
    const process = { parts: whole, runner, progress, rebuild, consistency: new Consistency(this.database.pool, progress, PATIENCE_MS) };
    this.processes.push(process);
    return process;
  }

  /** Appends to new streams. */
  append(...items: readonly { readonly stream: string; readonly events: readonly TaskEvent[] }[]): Promise<Position> {
    return this.streams.appendAll(items.map((item) => ({ ...item, expected: noStream })));
  }

  rows<Row extends object>(table: string, schema = 'read'): Promise<Row[]> {
    return this.query<Row>(`select * from ${schema}.${table} t order by t::text collate "C"`);
  }

  async query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.database.pool.query<Row>(text, values)).rows;
  }

  async position(): Promise<Position> {
    return (await this.query<{ position: Position }>('select position from projection_checkpoint'))[0]!.position;
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map(({ runner }) => runner.stop()));
    await this.streams.close();
    await this.database.drop();
  }
}
