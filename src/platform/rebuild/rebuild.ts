import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { type Position, START } from '../events/recorded.js';
import { connected, endLeader, SETTINGS, tryLock, unlock } from '../following/leadership.js';
import { ParkedStreams } from '../following/parked-streams.js';
import { transaction } from '../following/transaction.js';
import { joinedName } from '../projections/batch-writer.js';
import { markRepaired } from '../projections/changed.js';
import { currentCheckpoint, holdCheckpoint, setJoined } from '../projections/checkpoint.js';
import type { RunnerParts } from '../projections/projection-runner.js';
import type { Projection } from '../tables/projection.js';
import { shapeOf } from '../tables/table-shape.js';
import { interruptiblePause } from '../time/interruptible-pause.js';
import { Candidate } from './candidate.js';
import { missingTables, swap } from './candidate-tables.js';
import { type Difference, difference } from './compare.js';

/** Rounds of catching up beside the live tables before they are held for the rest. */
const ROUNDS = 3;
const SWAPS = 100;
const STAND_BY_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

/** Rebuilds read tables from all events: to prove that the live ones are right, or to replace those that older code has made. */
export class Rebuild {
  private readonly log = new Logger(Rebuild.name);
  private building: readonly string[] = [];

  constructor(private readonly parts: Pick<RunnerParts, 'pool' | 'streams' | 'personalData' | 'projections'>) {}

  /** Projections that are being rebuilt by this process because older code has made their tables. */
  get underWay(): readonly string[] {
    return this.building;
  }

  /**
   * Builds the tables a second time, lets them move along with the live ones, and compares them in one snapshot.
   * @param names of projections; all when absent
   * @param meanwhile to be awaited while both move along, before they are compared
   * @returns one entry for each table that differs: none is the proof
   */
  rebuildAndCompare(names?: readonly string[], meanwhile?: () => Promise<unknown>): Promise<Difference[]> {
    const projections = names ? names.map((name) => this.named(name)) : this.parts.projections;
    return this.build(projections, async (client, candidate) => {
      await this.join(client, candidate, projections);
      try {
        await meanwhile?.();
        const differences: (Difference | undefined)[] = [];
        for (const shape of candidate.shapes) differences.push(await difference(client, shape));
        await this.checkJoined(client, projections);
        return differences.filter((one) => one !== undefined);
      } finally {
        await this.leave(client, projections);
      }
    });
  }

  /**
   * Puts tables that are rebuilt in the place of those in use, which serve until then. Whoever leads the read tables starts again after that: what it
   * remembers is of the former ones.
   */
  async renew(names: readonly string[], signal: AbortSignal): Promise<void> {
    await this.replace(
      names.map((name) => this.named(name)),
      signal,
    );
    await endLeader(this.parts.pool, 'projections');
  }

  /** Before a leader moves on: tables that other code has made, or that are new while history exists, are replaced by rebuilt ones. */
  async prepare(client: pg.ClientBase, signal: AbortSignal): Promise<void> {
    const { projections } = this.parts;
    const missing = await missingTables(
      client,
      projections.flatMap(({ tables }) => tables.map((table) => shapeOf(table))),
    );
    if (missing.length > 0) throw new Error(`There is no table ${missing.join(', ')}: the migrations must be applied first`);
    const { position } = await currentCheckpoint(client);
    await this.forgetOrphans(client);
    const outdated = position === START ? [] : await this.outdated(client);
    this.building = outdated.map(({ name }) => name);
    try {
      if (outdated.length > 0) await this.replace(outdated, signal);
    } finally {
      this.building = [];
    }
    await this.noteVersions(client, projections);
    await client.query('delete from projection_version where name <> all($1)', [projections.map(({ name }) => name)]);
  }

  /** Projections whose tables were not made by this version of their code. */
  async outdated(client: pg.ClientBase | pg.Pool): Promise<readonly Projection[]> {
    const { rows } = await client.query<{ name: string; version: number }>('select name, version from projection_version');
    const versions = new Map(rows.map(({ name, version }) => [name, version]));
    return this.parts.projections.filter(({ name, version }) => versions.get(name) !== version);
  }

  private async replace(projections: readonly Projection[], signal: AbortSignal): Promise<void> {
    const names = projections.map(({ name }) => name);
    this.log.log(`Rebuilding ${names.join(', ')}`);
    await this.build(projections, async (client, candidate) => {
      for (let attempts = 1; !(await this.replaced(client, candidate, projections)); attempts++) {
        if (attempts === SWAPS) throw new Error(`${names.join(', ')}: somebody reads the old tables for too long`);
        await interruptiblePause(Math.random() * 200, signal);
        signal.throwIfAborted();
      }
    });
    this.log.log(`Rebuilt ${names.join(', ')}`);
  }

  /** One try to put the rebuilt tables in place; `false` when somebody is in the way. */
  private async replaced(client: pg.ClientBase, candidate: Candidate, projections: readonly Projection[]): Promise<boolean> {
    await candidate.catchUp((await currentCheckpoint(client)).position);
    try {
      return await transaction(client, async () => {
        const { position } = await holdCheckpoint(client);
        if (position !== candidate.position) return false;
        for (const shape of candidate.shapes) await swap(client, shape);
        await ParkedStreams.replace(
          client,
          projections.map(({ name }) => name),
          candidate.culprits,
        );
        await markRepaired(
          client,
          candidate.shapes.map(({ name }) => name),
        );
        await this.noteVersions(client, projections);
        return true;
      });
    } catch (error) {
      if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false;
      throw error;
    }
  }

  /** Builds candidates on a connection of their own, one rebuild at a time among all processes; whatever is left of them goes in the end. */
  private async build<T>(
    projections: readonly Projection[],
    work: (client: pg.ClientBase, candidate: Candidate) => Promise<T>,
  ): Promise<T> {
    const client = await connected(this.parts.pool, 'plumb-and-level rebuild');
    try {
      while (!(await tryLock(client, 'rebuild'))) await pause(STAND_BY_MS);
      await client.query(SETTINGS);
      const candidate = new Candidate(client, this.parts, projections);
      await candidate.create();
      let target: Position | undefined;
      for (let round = 0; round < ROUNDS && candidate.position !== target; round++) {
        target = (await currentCheckpoint(client)).position;
        await candidate.catchUp(target);
      }
      const result = await work(client, candidate);
      await candidate.drop();
      return result;
    } finally {
      await client.end();
    }
  }

  /** From here on the live tables' leader writes the candidates as well, in the same transactions. */
  private join(client: pg.ClientBase, candidate: Candidate, projections: readonly Projection[]): Promise<void> {
    return transaction(client, async () => {
      const { position } = await holdCheckpoint(client);
      await candidate.catchUpHeld(position);
      await setJoined(client, projections.map(joinedName));
    });
  }

  private async leave(client: pg.ClientBase, projections: readonly Projection[]): Promise<void> {
    await transaction(client, async () => {
      const { joined } = await holdCheckpoint(client);
      await setJoined(
        client,
        joined.filter((name) => !projections.map(joinedName).includes(name)),
      );
    });
  }

  private async checkJoined(client: pg.ClientBase, projections: readonly Projection[]): Promise<void> {
    const { joined } = await transaction(client, () => holdCheckpoint(client));
    const left = projections.map(joinedName).filter((name) => !joined.includes(name));
    if (left.length > 0) throw new Error(`${left.join(', ')}: could not be moved along with the live tables; compare again`);
  }

  /** Candidates whose builder has died would be moved along for ever. */
  private async forgetOrphans(client: pg.ClientBase): Promise<void> {
    if (!(await tryLock(client, 'rebuild'))) return;
    await setJoined(client, []);
    await unlock(client, 'rebuild');
  }

  private async noteVersions(client: pg.ClientBase, projections: readonly Projection[]): Promise<void> {
    await client.query(
      `insert into projection_version (name, version) select * from unnest($1::text[], $2::int[])
       on conflict (name) do update set version = excluded.version`,
      [projections.map(({ name }) => name), projections.map(({ version }) => version)],
    );
  }

  private named(name: string): Projection {
    const projection = this.parts.projections.find((one) => one.name === name);
    if (!projection) throw new Error(`There is no projection ${name}`);
    return projection;
  }
}
