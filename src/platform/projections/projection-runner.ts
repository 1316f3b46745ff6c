import { Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import type { Clock } from '../clock.js';
import { messageOf } from '../errors.js';
import { type Position, type Recorded, START } from '../events/recorded.js';
import { type BatchFact, factsOf, type PersonalDataReader } from '../following/facts.js';
import { Leadership, type LeadershipOptions, SETTINGS } from '../following/leadership.js';
import { batchWritten } from '../following/metrics.js';
import { type ParkedStream, ParkedStreams, TRIES } from '../following/parked-streams.js';
import { SerialQueue } from '../following/serial-queue.js';
import { isTransient, transaction } from '../following/transaction.js';
import type { Streams } from '../streams/streams.js';
import type { Projection } from '../tables/projection.js';
import { interruptiblePause } from '../time/interruptible-pause.js';
import { ahead } from './ahead.js';
import { type Batch, BatchWriter, type Changed } from './batch-writer.js';
import { markRepaired, stampsOf } from './changed.js';
import { countStart, currentCheckpoint, holdCheckpoint, Overtaken, setJoined } from './checkpoint.js';
import type { Progress } from './progress.js';

export interface RunnerParts {
  readonly pool: pg.Pool;
  readonly streams: Streams;
  readonly personalData: PersonalDataReader;
  readonly projections: readonly Projection[];
  readonly progress: Progress;
  readonly clock: Clock;
  /** What must be done by a new leader before it moves on: outdated tables are rebuilt. */
  readonly prepare?: (client: pg.ClientBase, signal: AbortSignal) => Promise<void>;
}

export interface RunnerOptions extends LeadershipOptions {
  /** Events per batch at most (default 1,000). */
  readonly batch?: number;
  /** Pause before a failed batch is tried again; doubled each time (default 100 ms). */
  readonly backOffMs?: number;
  /** How often the leader looks for parked streams that are to be tried again (default: each second). */
  readonly choresMs?: number;
}

/** Keeps the read tables up to date: one leader among all processes, one transaction per batch, one checkpoint. */
@Injectable()
export class ProjectionRunner {
  readonly parked: ParkedStreams;
  private readonly log = new Logger(ProjectionRunner.name);
  private readonly leadership: Leadership;
  private readonly writer: BatchWriter;
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly parts: RunnerParts,
    private readonly options: RunnerOptions = {},
  ) {
    this.parked = new ParkedStreams(parts.pool);
    this.leadership = new Leadership(parts.pool, 'projections', options);
    this.writer = new BatchWriter(parts.projections, this.parked);
  }

  start(): void {
    this.running ??= this.leadership.lead((client, signal) => this.lead(client, signal), this.stopping.signal);
  }

  /** Finishes the batch that is being written. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async lead(client: pg.ClientBase, signal: AbortSignal): Promise<void> {
    const { streams, progress, prepare } = this.parts;
    await client.query(SETTINGS);
    await prepare?.(client, signal);
    const checkpoint = await currentCheckpoint(client);
    await this.parked.load(client);
    progress.lead(checkpoint.position, await stampsOf(client));
    const queue = new SerialQueue();
    const chores = setInterval(
      () => void queue.run(() => this.tryParkedAgain(client)).catch((error: unknown) => this.log.error(error)),
      this.options.choresMs ?? 1000,
    );
    const reading = new AbortController();
    try {
      let position = checkpoint.position;
      const options = { batch: this.options.batch ?? 1000, signal: AbortSignal.any([signal, reading.signal]) };
      let first = true;
      for await (const batch of ahead(streams.from(position, options), (events) => this.prepared(events))) {
        if (signal.aborted) return;
        await queue.run(async () => {
          if (first) await this.begin(client, checkpoint.starts, batch.facts);
          first = false;
          await this.take(client, position, batch, signal);
        });
        position = batch.facts.at(-1)!.position;
      }
    } finally {
      progress.follow();
      clearInterval(chores);
      reading.abort();
      await queue.end();
    }
  }

  private async prepared(events: readonly Recorded[]): Promise<Batch> {
    return this.writer.prepare(await factsOf(events, this.parts.personalData));
  }

  /** Each leader counts that it begins; when several have not come further, what they died of is looked for. */
  private async begin(client: pg.ClientBase, starts: number, facts: readonly BatchFact[]): Promise<void> {
    if (starts >= TRIES) {
      this.log.warn(`${starts} processes have ended over the next ${facts.length} events: trying them one by one`);
      await this.writer.rehearse(client, facts);
    }
    await countStart(client);
  }

  /** Writes the batch, if need be without the streams that cannot be written. */
  private async take(client: pg.ClientBase, from: Position, batch: Batch, signal: AbortSignal): Promise<void> {
    const { facts } = batch;
    const began = performance.now();
    for (let pauseMs = this.options.backOffMs ?? 100; ; pauseMs *= 2) {
      const written = this.writer.written(batch);
      const changed = await this.try(client, from, batch);
      if (changed) {
        const last = facts.at(-1)!;
        this.parts.progress.reached(last.position, changed, written);
        const lag = (Date.parse(this.parts.clock.now()) - Date.parse(last.at)) / 1000;
        return batchWritten(facts.length, (performance.now() - began) / 1000, lag);
      }
      await interruptiblePause(pauseMs, signal);
      if (signal.aborted) throw new Error('stopped while a batch was failing');
    }
  }

  private async try(client: pg.ClientBase, from: Position, batch: Batch): Promise<Changed | undefined> {
    await this.parked.countTries(batch.facts);
    try {
      return await this.writer.write(client, from, batch);
    } catch (error) {
      if (error instanceof Overtaken || isTransient(error)) throw error;
      this.log.error(`${messageOf(error)}. Looking for the event that is to blame.`);
    }
    const outcome = await this.writer.writeCarefully(client, from, batch.facts);
    if (outcome instanceof Map) return outcome;
    await this.parked.failed(outcome as Exclude<typeof outcome, Changed>);
    return undefined;
  }

  private async tryParkedAgain(client: pg.ClientBase): Promise<void> {
    if (!this.parked.any) return;
    for (const stream of await this.parked.load()) if (stream.tryAgain) await this.catchUp(client, stream);
    await this.parked.load();
  }

  /** Hands the projection what it has missed of the stream. Others' events have gone on meanwhile; sums do not mind, and a rebuild sets the rest right. */
  private async catchUp(client: pg.ClientBase, parked: ParkedStream): Promise<void> {
    const lane = this.writer.lane(parked.projection);
    if (!lane) return;
    await this.parked.beginAgain(parked);
    const { events } = await this.parts.streams.read(parked.stream);
    try {
      const changed = await transaction(client, async () => {
        const { position } = await holdCheckpoint(client);
        const missed = events.filter((event) => event.version >= parked.version && event.position <= position);
        const tables = await lane.write(client, lane.fold(await factsOf(missed, this.parts.personalData)));
        await setJoined(client, []);
        await client.query('delete from projection_parked where projection = $1 and stream = $2', [parked.projection, parked.stream]);
        return markRepaired(
          client,
          tables.map(({ shape }) => shape.name),
        );
      });
      this.parts.progress.reached(START, changed);
    } catch (error) {
      if (isTransient(error)) throw error;
      this.log.error(`${parked.stream} stays parked: ${messageOf(error)}`);
    }
  }
}
