import { Rejected } from '../../platform/errors.js';
import { event, type PortfolioEvent } from '../portfolio.events.js';
import { type Judged, photoOf, type Portfolio } from '../portfolio.js';

interface ByAdmin {
  readonly vendorId: string;
  readonly ownerId: string;
  readonly photoId: string;
  readonly adminId: string;
  readonly explanation: string;
  readonly now: string;
}

/** Out of everybody's sight but its provider's; `show` brings it back. */
export function hidePhoto(portfolio: Portfolio, { vendorId, ownerId, photoId, adminId, explanation, now }: ByAdmin): PortfolioEvent[] {
  const photo = photoOf(portfolio, photoId);
  if (photo.hidden) return alreadyDecided(photo, adminId);
  return [
    event(
      'WorkPhotoHidden',
      { vendorId, ownerId, photoId, hiddenBy: adminId, hiddenAt: now },
      { subject: adminId, fields: { explanation } },
    ),
  ];
}

/** It stays in sight, whatever was reported. */
export function keepPhoto(portfolio: Portfolio, { vendorId, photoId, adminId, explanation, now }: ByAdmin): PortfolioEvent[] {
  const photo = photoOf(portfolio, photoId);
  if (photo.hidden || !photo.reported) return alreadyDecided(photo, adminId);
  const personal = { subject: adminId, fields: { explanation } };
  return [event('WorkPhotoKept', { vendorId, photoId, keptBy: adminId, keptAt: now }, personal)];
}

/** Into everybody's sight again. */
export function showPhoto(portfolio: Portfolio, { vendorId, ownerId, photoId, adminId, explanation, now }: ByAdmin): PortfolioEvent[] {
  const photo = photoOf(portfolio, photoId);
  if (!photo.hidden) return alreadyDecided(photo, adminId);
  const personal = { subject: adminId, fields: { explanation } };
  return [event('WorkPhotoShown', { vendorId, ownerId, photoId, shownBy: adminId, shownAt: now }, personal)];
}

/** Nothing for whoever has decided it and says so again; the other one has come too late, and their reason is read by nobody. */
function alreadyDecided({ decidedBy }: Judged, adminId: string): [] {
  if (decidedBy === null || decidedBy === adminId) return [];
  throw new Rejected('portfolio/decided-already', 'Another administrator has decided about this photo meanwhile. Look at it again.');
}
