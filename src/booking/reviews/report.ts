import { Rejected } from '../../platform/errors.js';
import { event } from '../../platform/events/event.js';
import type { ReportGround, ReviewEvent } from './review.events.js';
import { type Review, visible } from './review.js';

interface Report {
  readonly reportId: string;
  readonly reporterId: string;
  readonly ground: ReportGround;
  readonly note: string | null;
  readonly now: string;
}

/** Anybody can say once that a review should not be seen. It stays in sight until an admin decides otherwise. */
export function report(review: Review, { reportId, reporterId, ground, note, now }: Report): ReviewEvent[] {
  const { about, reports } = visible(review);
  if (reports.some((each) => each.reportId === reportId)) return [];
  if (reports.some(({ reportedBy }) => reportedBy === reporterId)) {
    throw new Rejected('booking/already-reported', 'You have reported this review already.');
  }
  const data = { ...about, reportId, reportedBy: reporterId, ground, reportedAt: now };
  return [event('ReviewReported', data, { subject: reporterId, fields: { note } })];
}
