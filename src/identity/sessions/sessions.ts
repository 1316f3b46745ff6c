import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Unauthenticated } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { type AccessToken, AccessTokens } from './access-token.js';
import { LiveSessions } from './live-sessions.js';
import { type RefreshClaim, RefreshTokens } from './refresh-token.js';
import { elapsed, GRACE_MILLISECONDS, IDLE_MILLISECONDS, longestMilliseconds } from './session-limits.js';
import { type Session, SessionTable } from './session-table.js';
import { type KnownStanding, Standings } from './standing.js';

/** What a browser gets when it signs in or refreshes. */
export interface SignedIn extends AccessToken {
  readonly userId: string;
  readonly standing: KnownStanding;
  readonly refreshToken: string;
}

@Injectable()
export class Sessions {
  constructor(
    private readonly table: SessionTable,
    private readonly live: LiveSessions,
    private readonly standings: Standings,
    private readonly refreshTokens: RefreshTokens,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  async open(userId: string, standing: KnownStanding): Promise<SignedIn> {
    const session = await this.table.add({ id: newId(), userId, now: this.clock.now() });
    return this.tokensFor(session, standing);
  }

  /**
   * Exchanges a refresh token for its child. A parent that is used again within 10 s gets the same child; one that is used later has been stolen, or
   * its child has, and the session ends.
   * @throws Unauthenticated `identity/session-ended`
   */
  async refresh(token: string | undefined): Promise<SignedIn> {
    const claim = token === undefined ? undefined : this.refreshTokens.read(token);
    const session = claim && (await this.table.find(claim.sessionId));
    if (!claim || !session || session.revokedAt) throw ended();
    const standing = await this.standings.of(session.userId);
    if (!standing.open) throw ended();
    const rotated = (await this.rotate(claim, standing)) ?? (await this.sameChild(claim, standing));
    this.live.forget(claim.sessionId);
    return this.tokensFor(rotated, standing);
  }

  /** Ends the session of a refresh token; one that is not ours is nobody's session. */
  async close(token: string | undefined): Promise<void> {
    const claim = token === undefined ? undefined : this.refreshTokens.read(token);
    if (claim) await this.end(claim.sessionId);
  }

  async end(sessionId: string): Promise<void> {
    await this.table.revoke(sessionId, this.clock.now());
    this.live.forget(sessionId);
  }

  /** @param openedBy sessions that were opened later stay */
  async endAllOf(userId: string, openedBy: string): Promise<void> {
    await this.table.revokeAllOf(userId, openedBy);
    this.live.forgetAllOf(userId);
  }

  private rotate({ sessionId, counter }: RefreshClaim, { roles }: KnownStanding): Promise<Session | undefined> {
    const now = this.clock.now();
    const idleSince = before(now, IDLE_MILLISECONDS);
    const openedSince = before(now, longestMilliseconds(roles));
    return this.table.rotate({ id: sessionId, counter, now, idleSince, openedSince });
  }

  /** The token was not the good one: it is the parent of it, or it should not be in anybody's hands. Read anew, as the rotation saw it. */
  private async sameChild({ sessionId, counter }: RefreshClaim, { roles }: KnownStanding): Promise<Session> {
    const session = await this.table.find(sessionId);
    if (!session || session.revokedAt) throw ended();
    const now = this.clock.now();
    const isParent = session.counter === counter + 1;
    const isFresh = elapsed(session.refreshedAt, now) <= GRACE_MILLISECONDS && elapsed(session.openedAt, now) < longestMilliseconds(roles);
    if (isParent && isFresh) return session;
    await this.end(sessionId);
    throw ended();
  }

  private async tokensFor({ id, userId, counter }: Session, standing: KnownStanding): Promise<SignedIn> {
    const access = await this.accessTokens.write({ sub: userId, sid: id, av: standing.version });
    return { ...access, userId, standing, refreshToken: this.refreshTokens.write({ sessionId: id, counter }) };
  }
}

const before = (now: string, milliseconds: number): string => new Date(Date.parse(now) - milliseconds).toISOString();

const ended = () => new Unauthenticated('identity/session-ended', 'Your session has ended. Please sign in again.');
