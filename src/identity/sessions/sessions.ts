import { Injectable } from '@nestjs/common';
import { type KnownStanding, mustBeActive, Standings } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { NotFound, Unauthenticated } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { Credentials } from '../credentials/credentials.js';
import type { Acquaintance } from '../proofs/known-devices.js';
import { type AccessToken, AccessTokens } from '../tokens/access-token.js';
import { type RefreshClaim, RefreshTokens } from '../tokens/refresh-token.js';
import { elapsed, GRACE_MILLISECONDS, IDLE_MILLISECONDS, longestMilliseconds } from '../tokens/session-limits.js';
import { LiveSessions } from './live-sessions.js';
import { type Bounds, type Session, SessionTable } from './session-table.js';

/** What a browser gets when it signs in or refreshes. */
export interface SignedIn extends AccessToken, Acquaintance {
  readonly standing: KnownStanding;
  readonly refreshToken: string;
}

@Injectable()
export class Sessions {
  constructor(
    private readonly table: SessionTable,
    private readonly credentials: Credentials,
    private readonly live: LiveSessions,
    private readonly standings: Standings,
    private readonly refreshTokens: RefreshTokens,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  /** @param by the epoch of the secrets that were proven: if they have changed meanwhile, the session is over before it begins */
  async open(userId: string, standing: KnownStanding, by: { epoch: number; device: string }): Promise<SignedIn> {
    const session = await this.table.add({ id: newId(), userId, ...by, now: this.clock.now() });
    return this.tokensFor(session, standing);
  }

  /** The first session after a change of a secret, by which all others are over. */
  async openAnew(userId: string, by: { epoch: number; device: string }): Promise<SignedIn> {
    this.live.forgetAllOf(userId);
    return this.open(userId, await this.standings.of(userId), by);
  }

  /** The person's sessions that are alive, newest first. */
  of(userId: string, roles: readonly string[]): Promise<readonly Session[]> {
    return this.table.aliveOf(userId, this.bounds(roles));
  }

  /**
   * Exchanges a refresh token for its child. A parent that is used again within 10 s gets the same child; one that is used later has been stolen, or
   * its child has, and the session ends.
   * @throws Unauthenticated `identity/session-ended`
   * @throws Forbidden `identity/account-deactivated`, which whoever was signed in may know
   */
  async refresh(token: string | undefined, device: string): Promise<SignedIn> {
    const claim = token === undefined ? undefined : this.refreshTokens.read(token);
    const session = claim && (await this.table.find(claim.sessionId));
    if (!claim || !session) throw ended();
    const standing = await this.standings.of(session.userId);
    mustBeActive(standing);
    if (session.revokedAt || !standing.open) throw ended();
    const rotated = (await this.rotate(claim, standing, device)) ?? (await this.sameChild(claim, standing));
    this.live.lookAgain(claim.sessionId);
    return this.tokensFor(rotated, standing);
  }

  /** Ends the session of a refresh token; one that is not ours is nobody's session. */
  async close(token: string | undefined): Promise<void> {
    const claim = token === undefined ? undefined : this.refreshTokens.read(token);
    if (claim) await this.end(claim.sessionId);
  }

  /** A token outlives its session: with one of a session that is over nobody makes anybody look anything up again. */
  async end(sessionId: string): Promise<void> {
    if (await this.table.revoke(sessionId, this.clock.now())) this.live.forget(sessionId);
  }

  /**
   * Ends one session of a person. Its browser is not known any more.
   * @throws NotFound when it is not open, or somebody else's
   */
  async endOwn(userId: string, sessionId: string): Promise<void> {
    if (!(await this.table.revokeOwn(userId, sessionId, this.clock.now()))) throw new NotFound('session');
    await this.credentials.forgetDevices(userId);
    this.live.forget(sessionId);
  }

  /**
   * Ends every session of a person but this one, whose browser alone stays known.
   * @returns how many there were
   */
  async endOthers(userId: string, sessionId: string, roles: readonly string[]): Promise<number> {
    const others = (await this.of(userId, roles)).filter(({ id }) => id !== sessionId);
    await this.table.revokeOthers(userId, sessionId, this.clock.now());
    await this.credentials.forgetDevices(userId);
    this.live.forgetAllOf(userId);
    return others.length;
  }

  /** @param openedBy sessions that were opened later stay */
  async endAllOf(userId: string, openedBy: string): Promise<void> {
    await this.table.revokeAllOf(userId, openedBy);
    await this.credentials.forgetDevices(userId);
    this.live.forgetAllOf(userId);
  }

  private rotate({ sessionId, counter }: RefreshClaim, { roles }: KnownStanding, device: string): Promise<Session | undefined> {
    return this.table.rotate({ id: sessionId, counter, device, now: this.clock.now(), ...this.bounds(roles) });
  }

  private bounds(roles: readonly string[]): Bounds {
    const now = this.clock.now();
    return { idleSince: before(now, IDLE_MILLISECONDS), openedSince: before(now, longestMilliseconds(roles)) };
  }

  /** The token was not the good one: it is the parent of it, or it should not be in anybody's hands. Reread, as the rotation saw it. */
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

  private async tokensFor({ id, userId, counter, epoch, deviceEpoch }: Session, standing: KnownStanding): Promise<SignedIn> {
    const access = await this.accessTokens.write({ sub: userId, sid: id, av: standing.version });
    return { ...access, userId, epoch, deviceEpoch, standing, refreshToken: this.refreshTokens.write({ sessionId: id, counter }) };
  }
}

const before = (now: string, milliseconds: number): string => new Date(Date.parse(now) - milliseconds).toISOString();

const ended = () => new Unauthenticated('identity/session-ended', 'Your session has ended. Please sign in again.');
