import { Invalid, Rejected } from '../../platform/errors.js';
import { event, type PhotoReportGround, type PortfolioEvent } from '../portfolio.events.js';
import { type Portfolio, shownPhoto } from '../portfolio.js';

interface VisitorsReport {
  readonly vendorId: string;
  readonly photoId: string;
  readonly reportId: string;
  readonly ground: PhotoReportGround;
  readonly note: string | null;
  readonly now: string;
}

interface Report extends VisitorsReport {
  readonly reporterId: string;
}

/** Whoever has an account can say once that a photo should not be seen. It stays in sight until an admin decides otherwise. */
export function report(portfolio: Portfolio, { vendorId, photoId, reportId, reporterId, ground, note, now }: Report): PortfolioEvent[] {
  const { reports } = shownPhoto(portfolio, photoId);
  if (reports.some((each) => each.reportId === reportId)) return [];
  if (reports.some(({ reportedBy }) => reportedBy === reporterId)) {
    throw new Rejected('portfolio/already-reported', 'You have reported this photo already.');
  }
  return [
    event(
      'WorkPhotoReported',
      { vendorId, photoId, reportId, reportedBy: reporterId, ground, reportedAt: now },
      { subject: reporterId, fields: { note } },
    ),
  ];
}

/** A visitor can't be told from another: for each ground, one report waits for the admin, however many send it. */
export function reportAsVisitor(
  portfolio: Portfolio,
  { vendorId, photoId, reportId, ground, note, now }: VisitorsReport,
): PortfolioEvent[] {
  const { reports, visitorsSay } = shownPhoto(portfolio, photoId);
  if (ground === 'other') throw new Invalid({ ground: 'Please sign in to report something else.' });
  if (note !== null) throw new Invalid({ note: 'Please sign in to add a note.' });
  if (visitorsSay.includes(ground) || reports.some((each) => each.reportId === reportId)) return [];
  return [event('WorkPhotoReportedByVisitor', { vendorId, photoId, reportId, ground, reportedAt: now })];
}
