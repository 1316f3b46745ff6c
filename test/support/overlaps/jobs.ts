import type { BookedTime } from '../../../src/scheduling/terms.events.js';
import type { Told } from './told.js';

const HOLDS_AT_MOST = 2;

interface Job extends BookedTime {
  readonly vendorId: string;
  /** Where it is a held or a proposed time: until when. */
  readonly until?: string;
  /** Whom a time is held for. */
  readonly customerId?: string;
  /** The booking that a proposed time is for: both are kept, and may overlap. */
  readonly of?: string;
}

/** What is booked, held and proposed, as bookings and holds tell. */
export class Jobs {
  readonly found: string[] = [];
  /** Two jobs at one time, and whose: no harm where the vendor works in lanes. */
  readonly overlaps = new Map<string, string>();
  /** Bookings that keep their hours. */
  readonly open = new Map<string, Job>();
  private readonly kept = new Map<string, Job>();

  hear({ type, data, meta: { at } }: Told): void {
    switch (type) {
      case 'BookingCreated':
        return this.book(data.bookingId, { vendorId: data.vendorId, ...data.slot }, at);
      case 'BookingRescheduled':
        this.end(data.proposalId);
        return this.book(data.bookingId, { vendorId: data.vendorId, ...data.slot }, at);
      case 'BookingCancelled':
        this.open.delete(data.bookingId);
        for (const [id, job] of this.kept) if (job.of === data.bookingId) this.end(id);
        return;
      case 'RescheduleProposed':
        return this.keep(data.proposalId, { vendorId: data.vendorId, ...data.slot, until: data.lapsesAt, of: data.bookingId }, at);
      case 'RescheduleEnded':
        return this.end(data.proposalId);
      case 'HoldTaken':
        this.keep(data.holdId, { vendorId: data.vendorId, ...data.slot, until: data.until, customerId: data.customerId }, at);
        return this.count(data.customerId, at);
      case 'HoldEnded':
        return this.end(data.holdId);
      default: // moves nobody
    }
  }

  private book(bookingId: string, job: Job, at: string): void {
    this.compare(bookingId, job, at);
    this.open.set(bookingId, job);
  }

  private keep(id: string, job: Job, at: string): void {
    this.compare(id, job, at);
    this.kept.set(id, job);
  }

  private end(id: string | null): void {
    if (id) this.kept.delete(id);
  }

  private compare(id: string, job: Job, at: string): void {
    for (const [other, { until, of, vendorId, startsAt, endsAt }] of [...this.open, ...this.kept]) {
      if (other === id || other === job.of || of === id || vendorId !== job.vendorId || (until !== undefined && until <= at)) continue;
      if (job.startsAt < endsAt && startsAt < job.endsAt) this.overlaps.set(`${id} overlaps ${other}`, vendorId);
    }
  }

  private count(customerId: string, at: string): void {
    const live = [...this.kept.values()].filter((job) => job.customerId === customerId && at < job.until!);
    if (live.length > HOLDS_AT_MOST) this.found.push(`${customerId} holds ${live.length} times at once`);
  }
}
