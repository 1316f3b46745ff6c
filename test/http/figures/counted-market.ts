import { dayIn } from './days.js';
import { distinct } from './sums.js';
import type { Told, ToldBooking } from './told.js';

/** What the market does, counted from what the history tells of each booking, without the help of any read table. */
export class CountedMarket {
  constructor(private readonly told: Told) {}

  private made(from: string, to: string): ToldBooking[] {
    return this.told.bookings.filter(({ createdAt }) => dayIn('UTC', createdAt) >= from && dayIn('UTC', createdAt) <= to);
  }

  funnel(from: string, to: string) {
    const made = this.made(from, to);
    const accepted = made.filter(({ confirmedAt }) => confirmedAt);
    const ended = made.filter(({ cancelled }) => cancelled);
    const wayOf = ({ confirmedAt, cancelled }: ToldBooking) => `${confirmedAt ? 'after' : 'before'} ${cancelled!.reason}`;
    return {
      from,
      to,
      requested: made.length,
      bookedAtOnce: accepted.filter(({ createdAt, confirmedAt }) => createdAt === confirmedAt).length,
      accepted: accepted.length,
      completed: made.filter(({ completedAt }) => completedAt).length,
      reviewed: made.filter(({ id }) => this.told.reviewed.has(id)).length,
      waiting: made.filter(({ confirmedAt, cancelled }) => !confirmedAt && !cancelled).length,
      toCome: accepted.filter(({ completedAt, cancelled }) => !completedAt && !cancelled).length,
      lost: Object.fromEntries(distinct(ended.map(wayOf)).map((way) => [way, ended.filter((each) => wayOf(each) === way).length])),
    };
  }
}
