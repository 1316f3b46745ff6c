import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Account } from '../../src/accounts/account/account.js';
import { Service } from '../../src/catalog/service.js';
import type { Decider } from '../../src/platform/events/decider.js';
import type { AnyEvent } from '../../src/platform/events/event.js';
import { projectRoot } from '../../src/platform/process/project.js';
import { Review } from '../../src/reviews/review.js';
import { Schedule } from '../../src/scheduling/schedule/schedule.js';
import { Vendor } from '../../src/vendor-onboarding/vendor.js';

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly type: string;
}

const ARROW = /^ {2}(\S+) --> (\S+): (\w+)$/gm;

/** The arrows of a README's diagram; `[*]` is where nothing is yet, or nothing is left. */
function arrowsOf(module: string): readonly Arrow[] {
  const readme = readFileSync(join(projectRoot, 'src', module, 'README.md'), 'utf8');
  const [, diagram] = /```mermaid\n([\s\S]+?)```/.exec(readme)!;
  return [...diagram!.matchAll(ARROW)].map(([, from, to, type]) => ({ from: from!, to: to!, type: type! }));
}

/** All that the deciders read of an event. */
const FACTS = {
  active: true,
  bookingId: 'b1',
  holdId: 'b1',
  lane: 0,
  hours: [9],
  until: '2026-03-02T09:00:00.000Z',
};
const OFFER = { categoryId: 'k1', title: '', description: '', basePriceCents: 0, priceType: 'fixed', durationMinutes: 60 };

/** The state in which a stream is after these events, in the words of its diagram. */
const after =
  <State, E extends AnyEvent>({ initial, evolve }: Decider<State, E>, nameOf: (state: State) => string) =>
  (types: readonly string[]): string => {
    const data = { ...FACTS, ...OFFER, requestedAt: FACTS.until, deactivatedAt: FACTS.until, rating: 5, reportId: 'r1', reportedBy: null };
    const fold = evolve as unknown as Record<string, (state: State, data: object) => State>;
    return nameOf(types.reduce((state, type) => fold[type]!(state, data), initial));
  };

const LIVES: Record<string, (types: readonly string[]) => string> = {
  accounts: after(Account, ({ registered, emailVerified, deletionRequestedAt, deactivatedAt, erased }) => {
    if (erased) return 'erased';
    if (deactivatedAt !== null) return 'deactivated';
    if (deletionRequestedAt !== null) return 'leaving';
    return registered ? (emailVerified ? 'open' : 'unverified') : '[*]';
  }),
  'vendor-onboarding': after(Vendor, ({ status, active, paused }) => {
    if (status === 'none') return '[*]';
    if (status !== 'approved') return status;
    return active ? (paused ? 'paused' : 'approved') : 'suspended';
  }),
  catalog: after(Service, ({ status, active, offByAdmin }) => {
    if (status === 'listed' && offByAdmin) return 'offByAdmin';
    if (status === 'none') return '[*]';
    return status === 'archived' ? 'archived' : active ? 'active' : 'inactive';
  }),
  reviews: after(Review, (review) => {
    if (review.about === null) return '[*]';
    return review.hidden ? 'hidden' : review.reported ? 'reported' : 'visible';
  }),
  scheduling: after(Schedule, ({ kept: [job] }) => (job ? (job.until === null ? 'taken' : 'held') : '[*]')),
};

describe.each(Object.keys(LIVES))('the state diagram of %s', (module) => {
  const arrows = arrowsOf(module);
  const stateAfter = LIVES[module]!;

  /** The shortest way from nothing to a state, by the diagram. */
  function wayTo(state: string): readonly string[] {
    const ways = new Map<string, readonly string[]>([['[*]', []]]);
    for (const [from, way] of ways) {
      for (const arrow of arrows) if (arrow.from === from && !ways.has(arrow.to)) ways.set(arrow.to, [...way, arrow.type]);
    }
    return ways.get(state)!;
  }

  test.each(arrows.map(({ from, to, type }) => [from, type, to]))('%s, after %s: %s', (from, type, to) => {
    expect(stateAfter(wayTo(from))).toBe(from);
    expect(stateAfter([...wayTo(from), type])).toBe(to);
  });
});
