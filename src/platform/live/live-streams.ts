import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Observable } from 'rxjs';
import { Clock } from '../clock.js';
import type { Position } from '../events/recorded.js';
import type { Actor } from '../http/actor.js';
import { type LiveChange, LiveFeed } from './live-feed.js';

const LOOK_MS = 1000;
/** Proxies cut what is silent for a minute. */
const BEAT_EVERY = 25;
/** A browser needs one. */
const OF_ONE_SESSION = 20;

interface Stream {
  readonly sessionId: string;
  readonly endsAt: string;
  readonly send: (change: LiveChange) => void;
  end(): void;
}

/** The open streams of this process. Each ends with its access token, with its session, or with the process. */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly open = new Set<Stream>();
  private looking: NodeJS.Timeout | undefined;
  private looks = 0;
  private closed = false;

  constructor(
    private readonly feed: LiveFeed,
    private readonly clock: Clock,
  ) {}

  /** The sessions that somebody listens with. */
  get sessions(): readonly string[] {
    return [...new Set([...this.open].map(({ sessionId }) => sessionId))];
  }

  /** What changes for this audience after `seen`, until there is a reason to end. */
  async follow(actor: Actor, audience: ReadonlySet<string>, seen: Position | undefined): Promise<Observable<LiveChange>> {
    await this.feed.begin();
    return new Observable((listener) => {
      if (this.closed) return listener.complete();
      const stream: Stream = {
        sessionId: actor.sessionId,
        endsAt: actor.tokenEndsAt,
        send: (change) => listener.next(change),
        end: () => listener.complete(),
      };
      this.add(stream);
      const silence = this.feed.listen(audience, seen, stream.send);
      return () => {
        silence();
        this.remove(stream);
      };
    });
  }

  endOf(sessions: readonly string[]): void {
    this.endWhere(({ sessionId }) => sessions.includes(sessionId));
  }

  /** Before the HTTP server closes, which waits for every answer to end. */
  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    this.endWhere(() => true);
    await this.feed.stop();
  }

  private add(stream: Stream): void {
    const others = [...this.open].filter(({ sessionId }) => sessionId === stream.sessionId);
    if (others.length >= OF_ONE_SESSION) others[0]!.end();
    this.open.add(stream);
    this.looking ??= setInterval(() => this.look(), LOOK_MS);
  }

  private remove(stream: Stream): void {
    this.open.delete(stream);
    if (this.open.size > 0) return;
    clearInterval(this.looking);
    this.looking = undefined;
  }

  private look(): void {
    const now = this.clock.now();
    this.endWhere(({ endsAt }) => now >= endsAt);
    if (++this.looks % BEAT_EVERY === 0) this.beat();
  }

  /** Says that the line is alive, and how far things are: who comes back later need not ask for everything again. */
  private beat(): void {
    for (const stream of this.open) stream.send({ position: this.feed.position, tags: [] });
  }

  private endWhere(over: (stream: Stream) => boolean): void {
    for (const stream of [...this.open].filter(over)) stream.end();
  }
}
