import { Invalid, Rejected } from '../../platform/errors.js';
import { event, type ReportGround, type ReviewEvent } from '../review.events.js';
import { type Review, visible } from '../review.js';

interface Report {
  readonly reportId: string;
  readonly reporterId: string;
  readonly ground: ReportGround;
  readonly note: string | null;
  readonly now: string;
}

/** Whoever has an account can say once that a review should not be seen. It stays in sight until an admin decides otherwise. */
export function report(review: Review, { reportId, reporterId, ground, note, now }: Report): ReviewEvent[] {
  const { about, reports } = visible(review);
  if (reports.some((each) => each.reportId === reportId)) return [];
  if (reports.some(({ reportedBy }) => reportedBy === reporterId)) {
    throw new Rejected('booking/already-reported', 'You have reported this review already.');
  }
  const { reviewId, bookingId, vendorId, serviceId, customerId } = about;
  return [
    event(
      'ReviewReported',
      { reviewId, bookingId, vendorId, serviceId, customerId, reportId, reportedBy: reporterId, ground, reportedAt: now },
      { subject: reporterId, fields: { note } },
    ),
  ];
}

interface VisitorsReport {
  readonly reportId: string;
  readonly ground: ReportGround;
  readonly note: string | null;
  readonly now: string;
}

/** A visitor can't be told from another: for each ground, one report waits for the admin, however many send it. */
export function reportAsVisitor(review: Review, { reportId, ground, note, now }: VisitorsReport): ReviewEvent[] {
  const { about, reports, visitorsSay } = visible(review);
  if (ground === 'other') throw new Invalid({ ground: 'Please sign in to report something else.' });
  if (note !== null) throw new Invalid({ note: 'Please sign in to add a note.' });
  if (visitorsSay.includes(ground) || reports.some((each) => each.reportId === reportId)) return [];
  const { reviewId, bookingId, vendorId, serviceId, customerId } = about;
  return [event('ReviewReportedByVisitor', { reviewId, bookingId, vendorId, serviceId, customerId, reportId, ground, reportedAt: now })];
}
