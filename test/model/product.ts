import { reportDelay, setOut } from '../../src/booking/arrival/arrival.decisions.js';
import type { BookingEvent } from '../../src/booking/booking.events.js';
import { Booking } from '../../src/booking/booking.js';
import { cancelByAdmin, cancelByCustomer, cancelByVendor, withdraw } from '../../src/booking/cancellation/cancellation.decisions.js';
import { claim, contest, decideClaim, settle } from '../../src/booking/claims/no-show.decisions.js';
import { decideProblem, reportProblem } from '../../src/booking/claims/problem.decisions.js';
import { complete, completeByItself } from '../../src/booking/completion/completion.decisions.js';
import { acceptTime, lapse, refuseTime, reschedule } from '../../src/booking/moving/reschedule.decisions.js';
import { confirm, create, decline, expire } from '../../src/booking/requests/requests.decisions.js';
import { NotFound, Refusal } from '../../src/platform/errors.js';
import { fold } from '../../src/platform/events/decider.js';
import type { BookedTime } from '../../src/scheduling/terms.events.js';
import { type Agreed, MINUTE, PLATFORM_FEE } from './life.js';
import type { TransitionName, Wish } from './transitions.js';

/** Who asks, what for, and when. */
export interface Attempt {
  readonly name: TransitionName;
  readonly wish: Wish;
  readonly stranger: boolean;
  readonly now: number;
}
export type Answer = 'changed' | 'nothing' | 'refused' | 'hidden';

const iso = (moment: number) => new Date(moment).toISOString();
const WHY = { actorId: 'somebody', explanation: 'The van has broken down.' };
const SAID = { actorId: 'somebody', statement: null };

/** The decisions, as the commands use them: state and facts in, events out, appended when nothing is refused. */
export class Product {
  readonly history: BookingEvent[] = [];

  constructor(private readonly agreed: Agreed) {
    const { bookedAt, start, minutes, price, cancellationFee } = agreed;
    const terms = { priceCents: price, platformFeeCents: PLATFORM_FEE, cancellationFeeCents: cancellationFee, timeZone: 'UTC' };
    const parties = { bookingId: 'b', customerId: 'c', vendorId: 'v', serviceId: 's' };
    const address = { street: '1 Elm Street', zip: '78701', city: 'Austin', state: 'TX', instructions: null };
    const told = { ...parties, ...address, serviceTitle: 'Drain cleaning', durationMinutes: minutes };
    this.history.push(...create(Booking.initial, { ...told, slot: this.slot(start), terms, now: iso(bookedAt) }));
  }

  get booking(): Booking {
    return fold(Booking, this.history);
  }

  try(attempt: Attempt): Answer {
    try {
      const events = this.decide(attempt);
      this.history.push(...events);
      return events.length > 0 ? 'changed' : 'nothing';
    } catch (error) {
      if (error instanceof NotFound) return 'hidden';
      if (error instanceof Refusal) return 'refused';
      throw error;
    }
  }

  private decide({ name, wish, stranger, now: moment }: Attempt): BookingEvent[] {
    const { booking } = this;
    const now = iso(moment);
    const customer = { customerId: stranger ? 'another' : 'c', now };
    const vendor = { vendorId: stranger ? 'another' : 'v', now };
    const asCustomer = { by: { side: 'customer', ...customer }, now } as const;
    const asVendor = { by: { side: 'vendor', ...vendor }, now } as const;
    const proposalId = this.lastProposal();
    const wanted = { slot: this.slot(wish.start), proposalId: `${name} ${wish.start} ${moment}`, agreeHours: 12 };
    const DECISIONS: Record<TransitionName, () => BookingEvent[]> = {
      confirm: () => confirm(booking, vendor),
      decline: () => decline(booking, vendor),
      withdraw: () => withdraw(booking, customer),
      expire: () => expire(booking, { now }),
      rescheduleAsCustomer: () => reschedule(booking, { ...asCustomer, ...wanted }),
      rescheduleAsVendor: () => reschedule(booking, { ...asVendor, ...wanted }),
      acceptTimeAsCustomer: () => acceptTime(booking, { ...asCustomer, proposalId }),
      acceptTimeAsVendor: () => acceptTime(booking, { ...asVendor, proposalId }),
      refuseTimeAsCustomer: () => refuseTime(booking, { ...asCustomer, proposalId }),
      refuseTimeAsVendor: () => refuseTime(booking, { ...asVendor, proposalId }),
      lapse: () => lapse(booking, { now }),
      cancelAsCustomer: () => cancelByCustomer(booking, customer),
      cancelAsVendor: () => cancelByVendor(booking, { ...vendor, ...WHY }),
      cancelAsAdmin: () => cancelByAdmin(booking, { chargeCents: wish.cents, now, ...WHY }),
      setOut: () => setOut(booking, vendor),
      delay: () => reportDelay(booking, { ...vendor, minutes: wish.minutes }),
      complete: () => complete(booking, vendor),
      completeByItself: () => completeByItself(booking, { now }),
      claimAsCustomer: () => claim(booking, { ...asCustomer, ...SAID }),
      claimAsVendor: () => claim(booking, { ...asVendor, ...SAID }),
      contestAsCustomer: () => contest(booking, { ...asCustomer, ...SAID }),
      contestAsVendor: () => contest(booking, { ...asVendor, ...SAID }),
      settle: () => settle(booking, { now }),
      decideClaim: () => decideClaim(booking, { outcome: wish.outcome, now, ...WHY }),
      reportProblem: () => reportProblem(booking, { ...customer, description: 'It drips.' }),
      decideProblem: () => decideProblem(booking, { refundCents: wish.cents, now, ...WHY }),
    };
    return DECISIONS[name]();
  }

  /** The one that was shown last, whether it still waits or not. */
  private lastProposal(): string {
    return this.history.findLast((one) => one.type === 'RescheduleProposed')?.data.proposalId ?? 'none';
  }

  private slot(start: number): BookedTime {
    const startsAt = iso(start);
    return { date: startsAt.slice(0, 10), time: startsAt.slice(11, 16), startsAt, endsAt: iso(start + this.agreed.minutes * MINUTE) };
  }
}
