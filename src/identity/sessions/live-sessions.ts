import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type KnownStanding, Standings } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { later, type Position } from '../../platform/events/recorded.js';
import { elapsed, longestMilliseconds } from '../tokens/session-limits.js';
import { SessionTable } from './session-table.js';

/** How long another process may go on believing in a session that was ended here. */
const BELIEVED_MILLISECONDS = 5_000;

export interface LiveSession {
  readonly id: string;
  readonly userId: string;
  readonly standing: KnownStanding;
}

interface Known {
  readonly live: LiveSession | undefined;
  readonly readAt: string;
  /** The look-up has seen everything up to here. */
  readonly position: Position;
}

/**
 * Who is signed in, for every request: kept in memory for a few seconds. A session that ends in this process ends at once; one that ends elsewhere, when
 * that time is over.
 */
@Injectable()
export class LiveSessions {
  private readonly known = new LRUCache<string, Known>({ max: 10_000 });
  /** Raised whenever something is forgotten, so that a look-up which began before does not bring it back. */
  private forgotten = 0;
  private changed: () => void = () => undefined;

  constructor(
    private readonly sessions: SessionTable,
    private readonly standings: Standings,
    private readonly clock: Clock,
  ) {}

  /** @param seen what the person has seen already: never judged by anything older */
  async find(sessionId: string, seen: { version: number; position: Position }): Promise<LiveSession | undefined> {
    const now = this.clock.now();
    const known = this.known.get(sessionId);
    if (known && elapsed(known.readAt, now) < BELIEVED_MILLISECONDS && known.position >= seen.position) {
      if (!known.live || known.live.standing.version >= seen.version) return known.live;
    }
    const before = this.forgotten;
    const live = await this.lookUp(sessionId, now);
    const position = live ? later(live.standing.position, seen.position) : seen.position;
    if (before === this.forgotten) this.known.set(sessionId, { live, readAt: now, position });
    return live;
  }

  /** `listener` hears that sessions may have ended here. */
  whenForgotten(listener: () => void): void {
    this.changed = listener;
  }

  forget(sessionId: string): void {
    this.lookAgain(sessionId);
    this.changed();
  }

  /** The session goes on; what is known of it may have changed. */
  lookAgain(sessionId: string): void {
    this.forgotten++;
    this.known.delete(sessionId);
  }

  forgetAllOf(userId: string): void {
    this.forgotten++;
    for (const [sessionId, { live }] of this.known.entries()) if (live?.userId === userId) this.known.delete(sessionId);
    this.changed();
  }

  private async lookUp(sessionId: string, now: string): Promise<LiveSession | undefined> {
    const session = await this.sessions.find(sessionId);
    if (!session || session.revokedAt) return undefined;
    const standing = await this.standings.of(session.userId);
    if (!standing.open || elapsed(session.openedAt, now) >= longestMilliseconds(standing.roles)) return undefined;
    return { id: session.id, userId: session.userId, standing };
  }
}
