import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import { messageOf } from '../errors.js';
import { type Position, START } from '../events/recorded.js';
import type { Streams } from '../streams/streams.js';
import { interruptiblePause } from '../time/interruptible-pause.js';
import { type Concern, concernedBy, type Concerns, type LiveTag, toldTypes } from './concerns.js';
import { RecentChanges, tagsFor } from './recent-changes.js';

const AGAIN_MS = 1000;

/** What a person is told: something of this may be new, in answers that have come as far as the position. */
export interface LiveChange {
  readonly position: Position;
  readonly tags: readonly LiveTag[];
}

interface News {
  readonly position: Position;
  readonly concerns: readonly Concern[];
}

/**
 * Follows the event store from its end, once for all who listen in this process: so it does not matter which process has written. It begins with the first
 * who listens; a process whose people only look at public pages reads nothing.
 */
export class LiveFeed {
  private readonly log = new Logger('Live');
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly stopping = new AbortController();
  private readonly types: readonly string[];
  private recent = new RecentChanges(START, 0);
  private reached: Position = START;
  private beginning: Promise<void> | undefined;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly streams: Streams,
    private readonly modules: readonly Concerns[],
  ) {
    this.types = toldTypes(modules);
  }

  get position(): Position {
    return this.reached;
  }

  /** To be awaited before the first `listen`. */
  async begin(): Promise<void> {
    this.beginning ??= this.read();
    try {
      await this.beginning;
    } catch (error) {
      this.beginning = undefined;
      throw error;
    }
  }

  /**
   * Tells `hear` at once what has changed since `seen`, and then whatever changes for this audience.
   * @returns what ends it
   */
  listen(audience: ReadonlySet<string>, seen: Position | undefined, hear: (change: LiveChange) => void): () => void {
    hear({ position: this.reached, tags: this.recent.missed(audience, seen, performance.now()) });
    const onNews = ({ position, concerns }: News) => {
      const tags = tagsFor(audience, concerns);
      if (tags.length > 0) hear({ position, tags });
    };
    this.emitter.on('news', onNews);
    return () => this.emitter.off('news', onNews);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.reading;
  }

  private async read(): Promise<void> {
    this.reached = await this.streams.head();
    this.recent = new RecentChanges(this.reached, performance.now());
    this.reading = this.follow(this.stopping.signal);
  }

  private async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        for await (const events of this.streams.from(this.reached, { types: this.types, signal })) {
          const news = events.map((event): News => ({ position: event.position, concerns: concernedBy(this.modules, event) }));
          for (const { position, concerns } of news) this.recent.add(position, performance.now(), concerns);
          this.reached = events.at(-1)!.position;
          this.emitter.emit('news', { position: this.reached, concerns: news.flatMap(({ concerns }) => concerns) } satisfies News);
        }
      } catch (error) {
        this.log.warn(`The events cannot be followed: ${messageOf(error)}. Trying again.`);
        await interruptiblePause(AGAIN_MS, signal);
      }
    }
  }
}
