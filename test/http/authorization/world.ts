import { CompleteBooking, ConfirmBooking, CreateBooking } from '../../../src/booking/index.js';
import { addDays } from '../../../src/platform/time/calendar.js';
import { ApplyAsVendor } from '../../../src/vendor-onboarding/index.js';
import { type Member, type TestApp, testApp, type TestAppOptions } from '../../support/app.js';
import { applicant } from '../../support/vendors.js';
import { asked, type Provider, provider, signedIn } from '../booking-support.js';
import type { Target, Who } from './row.js';

/** An id that nothing has. */
export const NOWHERE = '0190a000-0000-4000-8000-00000000dead';

const BEFORE = '2026-03-04T18:00:00.000Z';
/** A week later: what was booked for the 10th is over. */
const NOW = '2026-03-12T18:00:00.000Z';
const FIRST_FREE_DAY = '2026-03-16';

type Someone = Exclude<Who, 'visitor'>;

/** Everybody who may ask, what they have, and strangers who have the same. */
export interface World {
  readonly app: TestApp;
  readonly members: Readonly<Record<Someone, Member>>;
  /** The business of the vendor who asks, and that of a stranger. */
  readonly business: Provider;
  readonly strangers: Provider;
  /** A customer who asks for nothing. */
  readonly stranger: Member;
  /** A request that `customer` has made to `to`; a new one each time. */
  booking(customer: Member, to: Provider): Promise<string>;
  /** The same, accepted, and its hour has passed. At most one for each pair. */
  readonly past: Readonly<Record<'own' | 'foreign', string>>;
  /** The same, and its hour comes soon. */
  readonly soon: Readonly<Record<'own' | 'foreign', string>>;
  /** Accepted, completed and not reviewed, by who made it. */
  readonly completed: Readonly<Record<'user' | 'vendor' | 'admin' | 'stranger', string>>;
  /** A day and time that nobody has taken at this business; another one each time. */
  slot(at: Provider): { date: string; time: string };
  /** Somebody's application that waits. */
  application(): Promise<string>;
  close(): Promise<void>;
}

export async function buildWorld(options: TestAppOptions = {}): Promise<World> {
  const app = await testApp({ ...options, now: BEFORE, config: { contactLimit: 1000, ...options.config } });
  const [business, strangers] = [await provider(app), await provider(app)];
  const stranger = await app.member();
  const members: Record<Someone, Member> = {
    user: await app.member(),
    vendor: business.owner,
    admin: await app.member({ roles: ['admin'] }),
    auditor: await app.member({ roles: ['auditor'] }),
  };

  const order = async (customer: Member, to: Provider, when: { date: string; time: string }): Promise<string> => {
    const wanted = { customerId: customer.userId, ...asked(to.serviceId, when), instructions: null };
    const { bookingId } = await app.execute<{ bookingId: string }>(new CreateBooking(wanted as never), customer.userId);
    return bookingId;
  };
  const confirmed = async (customer: Member, to: Provider, time: string, date = '2026-03-10'): Promise<string> => {
    const id = await order(customer, to, { date, time });
    await app.execute(new ConfirmBooking(to.owner.userId, id), to.owner.userId);
    return id;
  };
  const past = { own: await confirmed(stranger, business, '09:00'), foreign: await confirmed(stranger, strangers, '09:00') };
  const soon = {
    own: await confirmed(stranger, business, '14:00', '2026-03-12'),
    foreign: await confirmed(stranger, strangers, '14:00', '2026-03-12'),
  };
  const toComplete = {
    user: await confirmed(members.user, strangers, '10:00'),
    vendor: await confirmed(members.vendor, strangers, '11:00'),
    admin: await confirmed(members.admin, strangers, '12:00'),
    stranger: await confirmed(stranger, strangers, '13:00'),
  };

  app.clock.set(NOW);
  for (const id of Object.values(toComplete)) await app.execute(new CompleteBooking(strangers.owner.userId, id), strangers.owner.userId);
  await app.caughtUp();
  for (const who of Object.keys(members) as Someone[]) members[who] = await signedIn(app, members[who]);

  let taken = 0;
  const slot = () => {
    const place = taken++;
    return { date: addDays(FIRST_FREE_DAY, Math.floor(place / 10)), time: `${String(9 + (place % 10)).padStart(2, '0')}:00` };
  };
  return {
    app,
    members,
    business,
    strangers,
    stranger,
    past,
    soon,
    completed: toComplete,
    slot,
    async booking(customer, to) {
      const id = await order(customer, to, slot());
      await app.caughtUp();
      return id;
    },
    async application() {
      const { userId } = await app.member();
      const { vendorId } = await app.execute<{ vendorId: string }>(new ApplyAsVendor(userId, applicant()), userId);
      return vendorId;
    },
    close: () => app.close(),
  };
}

/** The id of a booking that who asks has made as a customer, that strangers have made, or that nobody has. */
export async function madeBooking(world: World, who: Who, target: Target): Promise<string> {
  if (target === 'missing' || who === 'visitor') return NOWHERE;
  const customer = target === 'own' ? world.members[who] : await world.app.member();
  return world.booking(customer, world.strangers);
}

/** The same, once the provider has accepted it: nobody may wait for more than two answers. */
export async function acceptedBooking(world: World, who: Who, target: Target): Promise<string> {
  const id = await madeBooking(world, who, target);
  const { userId } = world.strangers.owner;
  if (id !== NOWHERE) await world.app.execute(new ConfirmBooking(userId, id), userId);
  await world.app.caughtUp();
  return id;
}

/** The id of a request to the business of the vendor who asks, to that of a stranger, or of nothing. */
export async function receivedBooking(world: World, target: Target): Promise<string> {
  if (target === 'missing') return NOWHERE;
  return world.booking(await world.app.member(), target === 'own' ? world.business : world.strangers);
}
