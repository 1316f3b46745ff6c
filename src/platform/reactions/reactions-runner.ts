import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { messageOf } from '../errors.js';
import { asCommand } from '../events/command-context.js';
import type { AnyEvent } from '../events/event.js';
import { type Fact, type Position, START } from '../events/recorded.js';
import { type BatchFact, factsOf, type PersonalDataReader } from '../following/facts.js';
import { Leadership, type LeadershipOptions } from '../following/leadership.js';
import { eventHandled } from '../following/metrics.js';
import { SerialQueue } from '../following/serial-queue.js';
import { type WaitingStream, WaitingStreams } from '../following/waiting-streams.js';
import { idFrom } from '../ids.js';
import type { Streams } from '../streams/streams.js';
import { ignore } from '../tables/projection.js';
import { allOf, someAtOnce } from '../together/some-at-once.js';
import type { Reaction, ReactionHandler } from './reaction.js';
import { moveReactions, reactionPositions, registerReactions } from './reaction-checkpoints.js';

export interface ReactionParts {
  readonly pool: pg.Pool;
  readonly streams: Streams;
  readonly personalData: PersonalDataReader;
  readonly reactions: readonly Reaction[];
}

export interface ReactionOptions extends LeadershipOptions {
  /** Pauses before an event is tried a second time, a third and so on. */
  readonly backOffMs?: readonly number[];
  /** How often those are looked for whose time has come (default: each second). */
  readonly choresMs?: number;
}

/** What a reaction does for one stream does not wait for what it does for another; so many at once. */
const STREAMS_AT_ONCE = 32;
const BACK_OFF_MS = [1_000, 5_000, 30_000, 120_000, 600_000];

/**
 * Runs what follows from events. Each reaction has a checkpoint of its own, moved after the handlers: an event may come twice, and changes
 * nothing the second time, as the command's id is derived from reaction and event.
 */
export class ReactionsRunner {
  readonly waiting: WaitingStreams;
  private readonly log = new Logger(ReactionsRunner.name);
  private readonly leadership: Leadership;
  private readonly stopping = new AbortController();
  private readonly positions = new Map<string, Position>();
  private running: Promise<void> | undefined;

  constructor(
    private readonly parts: ReactionParts,
    private readonly options: ReactionOptions = {},
  ) {
    this.waiting = new WaitingStreams(parts.pool, options.backOffMs ?? BACK_OFF_MS);
    this.leadership = new Leadership(parts.pool, 'reactions', options);
  }

  /** Notes where new reactions begin. To be awaited before anything can happen that they are to follow. */
  register(): Promise<void> {
    return registerReactions(this.parts.pool, this.parts.streams, this.parts.reactions);
  }

  start(): void {
    if (this.parts.reactions.length > 0)
      this.running ??= this.leadership.lead((_client, signal) => this.lead(signal), this.stopping.signal);
  }

  /** Finishes the handlers that run. What they have not come to is handled by the next leader. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Reactions that stand at the same place share a reader. */
  private async lead(signal: AbortSignal): Promise<void> {
    await this.waiting.load();
    const positions = await reactionPositions(this.parts.pool);
    const groups = Map.groupBy(this.parts.reactions, ({ name }) => positions.get(name) ?? START);
    const queue = new SerialQueue();
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    const chores = setInterval(
      () => void queue.run(() => this.tryAgain(either)).catch((error: unknown) => this.log.error(error)),
      this.options.choresMs ?? 1000,
    );
    try {
      await Promise.all([...groups].map(([position, group]) => this.follow(group, position, queue, either)));
    } finally {
      failed.abort();
      clearInterval(chores);
      await queue.end();
    }
  }

  private async follow(group: readonly Reaction[], position: Position, queue: SerialQueue, signal: AbortSignal): Promise<void> {
    for (const { name } of group) this.positions.set(name, position);
    const types = [...new Set(group.flatMap(({ handlers }) => Object.keys(handlers).filter((type) => handlers[type] !== ignore)))];
    for await (const events of this.parts.streams.from(position, { types, signal })) {
      const facts = await factsOf(events, this.parts.personalData);
      await queue.run(async () => {
        await allOf(group.map((reaction) => this.run(reaction, facts, signal)));
        if (signal.aborted) return;
        const reached = events.at(-1)!.position;
        await moveReactions(this.parts.pool, group, reached);
        for (const { name } of group) this.positions.set(name, reached);
      });
      if (signal.aborted) return;
    }
  }

  /** Streams side by side, each in its order. */
  private async run(reaction: Reaction, facts: readonly BatchFact[], signal: AbortSignal): Promise<void> {
    const followed = facts.filter(({ type }) => handlerOf(reaction, type) !== undefined);
    const streams = [...Map.groupBy(followed, ({ stream }) => stream).values()];
    await someAtOnce(streams, STREAMS_AT_ONCE, async (ofOne) => {
      for (const fact of ofOne) {
        if (signal.aborted) return;
        if (!this.waiting.holds(reaction.name, fact)) await this.handle(reaction, fact, 1);
      }
    });
  }

  /** @returns whether it went well; otherwise its stream waits */
  private async handle(reaction: Reaction, fact: BatchFact, attempts: number): Promise<boolean> {
    const handler = handlerOf(reaction, fact.type);
    if (!handler) return true;
    try {
      const command = { commandId: idFrom(reaction.name, fact.id), cause: fact.id, correlation: fact.correlation };
      await asCommand(command, () => handler(fact.data, fact as unknown as Fact));
      eventHandled(reaction.name);
      return true;
    } catch (error) {
      const again = await this.waiting.wait(reaction.name, fact, attempts, error);
      const text = `${reaction.name} could not handle ${fact.type} of ${fact.stream} (try ${attempts}): ${messageOf(error)}`;
      if (again) this.log.warn(text);
      else
        this.log.error(`${text}. It is parked until somebody asks for another try: npm run ops -- retry ${reaction.name} ${fact.stream}`);
      return false;
    }
  }

  private async tryAgain(signal: AbortSignal): Promise<void> {
    if (!this.waiting.any || signal.aborted) return;
    for (const stream of await this.waiting.due()) await this.catchUp(stream);
  }

  /** Hands the reaction what it has missed of the stream, in order. */
  private async catchUp(waiting: WaitingStream): Promise<void> {
    const reaction = this.parts.reactions.find(({ name }) => name === waiting.reaction);
    if (!reaction) return;
    const { events } = await this.parts.streams.read(waiting.stream);
    const reached = this.positions.get(reaction.name)!;
    const missed = events.filter(({ version, position }) => version >= waiting.version && position <= reached);
    for (const [index, fact] of (await factsOf(missed, this.parts.personalData)).entries()) {
      if (!(await this.handle(reaction, fact, index === 0 ? waiting.attempts : 1))) return;
    }
    await this.waiting.finish(waiting);
  }
}

function handlerOf({ handlers }: Reaction, type: string): Exclude<ReactionHandler<AnyEvent>, typeof ignore> | undefined {
  const handler = handlers[type];
  return handler === ignore ? undefined : handler;
}
