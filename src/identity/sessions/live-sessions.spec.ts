import type { KnownStanding, Standings } from '../../accounts/index.js';
import { ManualClock } from '../../platform/clock.js';
import { type Position, START } from '../../platform/events/recorded.js';
import { LiveSessions } from './live-sessions.js';
import type { Session, SessionTable } from './session-table.js';

const NOON = '2026-03-02T12:00:00.000Z';
const NEW: { version: number; position: Position } = { version: 0, position: START };

/** A world with one session, in which every look-up can be held back. */
function world() {
  let revokedAt: string | null = null;
  let version = 1;
  let lookUps = 0;
  let gate = Promise.resolve();
  const clock = new ManualClock(NOON);
  const session = (): Session => ({
    id: 's',
    userId: 'u',
    counter: 1,
    epoch: 1,
    deviceEpoch: 1,
    device: 'Chrome on Linux',
    openedAt: NOON,
    refreshedAt: NOON,
    revokedAt,
  });
  const find = async () => {
    lookUps++;
    const found = session();
    await gate;
    return found;
  };
  const of = async (): Promise<KnownStanding> => ({
    open: true,
    deactivated: false,
    roles: ['user'],
    emailVerified: true,
    twoFactor: false,
    twoFactorMissing: false,
    version,
    lostAt: 0,
    position: 'p1' as Position,
  });
  const live = new LiveSessions({ find } as unknown as SessionTable, { of } as unknown as Standings, clock);
  return {
    live,
    clock,
    lookUps: () => lookUps,
    revoke: () => (revokedAt = NOON),
    change: () => version++,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}

describe('who is signed in', () => {
  test('is looked up once for many requests, and anew after five seconds', async () => {
    const { live, clock, lookUps, revoke } = world();
    expect(await live.find('s', NEW)).toMatchObject({ userId: 'u' });
    revoke();
    clock.set('2026-03-02T12:00:04.999Z');
    expect(await live.find('s', NEW)).toMatchObject({ userId: 'u' });
    expect(lookUps()).toBe(1);
    clock.set('2026-03-02T12:00:05.000Z');
    expect(await live.find('s', NEW)).toBeUndefined();
  });

  test('a session that is forgotten is looked up at once', async () => {
    const { live, revoke } = world();
    await live.find('s', NEW);
    revoke();
    live.forget('s');
    expect(await live.find('s', NEW)).toBeUndefined();
  });

  test('a look-up that began before the end of the session does not bring it back', async () => {
    const { live, revoke, hold } = world();
    const release = hold();
    const early = live.find('s', NEW);
    revoke();
    live.forget('s');
    release();
    await early;
    expect(await live.find('s', NEW)).toBeUndefined();
  });

  test('nobody is judged by something older than they have seen', async () => {
    const { live, change, lookUps } = world();
    await live.find('s', NEW);
    change();
    expect((await live.find('s', { version: 2, position: START }))?.standing.version).toBe(2);
    change();
    expect((await live.find('s', { version: 0, position: 'p2' as Position }))?.standing.version).toBe(3);
    await live.find('s', { version: 0, position: 'p2' as Position });
    expect(lookUps()).toBe(3);
  });
});
