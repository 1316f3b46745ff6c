import type { BookingCompleted, BookingCreated } from '../../../src/booking/booking.events.js';
import type { VendorApproved } from '../../../src/vendor-onboarding/vendor.events.js';
import type { TestApp } from '../../support/app.js';
import { distinct } from './sums.js';

type Happened = BookingCreated | BookingCompleted | VendorApproved;
type Of<Type extends Happened['type']> = Extract<Happened, { type: Type }>['data'];

/** Somebody, the month in which they came, and those in which they did something. */
interface Person {
  readonly came: string;
  readonly active: readonly string[];
}

const monthOf = (instant: string) => new Date(instant).toISOString().slice(0, 7);

/** Who came in which month and was active in which, counted from the events one by one, without the help of any read table. */
export class CountedCohorts {
  private constructor(private readonly events: readonly Happened[]) {}

  /** In the order of the history: what stands first in it is somebody's first. */
  static async of({ database }: TestApp): Promise<CountedCohorts> {
    const { rows } = await database.pool.query<Happened>('select type, data from es.events order by position');
    return new CountedCohorts(rows);
  }

  figures(from: string, to: string, now: string) {
    const of = (people: readonly Person[]) =>
      distinct(people.map(({ came }) => came))
        .sort()
        .filter((month) => month >= from.slice(0, 7) && month <= to.slice(0, 7))
        .map((month) => {
          const those = people.filter(({ came }) => came === month);
          const active = thirteenFrom(month)
            .filter((later) => later <= monthOf(now))
            .map((later) => those.filter((person) => person.active.includes(later)).length);
          return { month, people: those.length, active };
        });
    return { from, to, customers: of(this.customers()), providers: of(this.providers()) };
  }

  private customers(): Person[] {
    const made = this.all('BookingCreated');
    return distinct(made.map(({ customerId }) => customerId)).map((id) => {
      const own = made.filter(({ customerId }) => customerId === id).map(({ createdAt }) => monthOf(createdAt));
      return { came: own[0]!, active: own };
    });
  }

  private providers(): Person[] {
    const completed = this.all('BookingCompleted');
    return this.all('VendorApproved').map(({ vendorId: id, approvedAt }) => ({
      came: monthOf(approvedAt),
      active: completed.filter(({ vendorId }) => vendorId === id).map(({ completedAt }) => monthOf(completedAt)),
    }));
  }

  private all<Type extends Happened['type']>(type: Type): Of<Type>[] {
    return this.events.flatMap((event) => (event.type === type ? [event.data as Of<Type>] : []));
  }
}

function thirteenFrom(month: string): string[] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return Array.from({ length: 13 }, (_, after) => new Date(Date.UTC(year, number - 1 + after, 1)).toISOString().slice(0, 7));
}
