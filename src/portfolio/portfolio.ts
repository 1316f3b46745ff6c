import { NotFound, Rejected } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { event, type PortfolioEvent, type SelfEvidentPhotoGround, type Work, type WorkPhotoAdded } from './portfolio.events.js';

export const MOST_PHOTOS = 12;

/** What was said against a photo, and what became of it. */
export interface Judged {
  /** Out of everybody's sight but its provider's. */
  readonly hidden: boolean;
  readonly reports: readonly { readonly reportId: string; readonly reportedBy: string | null }[];
  /** What visitors have reported it for since an admin last decided. */
  readonly visitorsSay: readonly SelfEvidentPhotoGround[];
  /** Somebody has reported it since an admin last decided. */
  readonly reported: boolean;
  /** The admin who decided about it last. */
  readonly decidedBy: string | null;
}

/** What a provider shows of their work, in the order in which it is seen. */
export interface Portfolio {
  readonly works: readonly Work[];
  /** For the next photo. */
  readonly nextPlace: number;
  /** By photo: those that were reported or hidden ever. */
  readonly judged: Readonly<Record<string, Judged>>;
}

const UNJUDGED: Judged = { hidden: false, reports: [], visitorsSay: [], reported: false, decidedBy: null };

export const Portfolio: Decider<Portfolio, PortfolioEvent> = {
  category: 'portfolio',
  initial: { works: [], nextPlace: 0, judged: {} },
  evolve: {
    WorkPhotoAdded: (portfolio, { photoId, place }) => ({
      ...portfolio,
      works: [...portfolio.works, { photoId, beforeId: null }],
      nextPlace: place + 1,
    }),
    WorkPhotoDescribed: (portfolio) => portfolio,
    WorkPhotosArranged: (portfolio, { works }) => ({ ...portfolio, works, nextPlace: works.length }),
    WorkPhotoRemoved: (portfolio, { photoId }) => ({ ...portfolio, works: portfolio.works.flatMap((work) => without(work, photoId)) }),
    WorkPhotoReported: (portfolio, { photoId, reportId, reportedBy }) =>
      judging(portfolio, photoId, ({ reports }) => ({ reported: true, reports: [...reports, { reportId, reportedBy }] })),
    WorkPhotoReportedByVisitor: (portfolio, { photoId, reportId, ground }) =>
      judging(portfolio, photoId, ({ reports, visitorsSay }) => ({
        reported: true,
        reports: [...reports, { reportId, reportedBy: null }],
        visitorsSay: [...visitorsSay, ground],
      })),
    WorkPhotoHidden: (portfolio, { photoId, hiddenBy }) => judging(portfolio, photoId, () => ({ ...decided(hiddenBy), hidden: true })),
    WorkPhotoShown: (portfolio, { photoId, shownBy }) => judging(portfolio, photoId, () => ({ ...decided(shownBy), hidden: false })),
    WorkPhotoKept: (portfolio, { photoId, keptBy }) => judging(portfolio, photoId, () => decided(keptBy)),
  },
};

function judging(portfolio: Portfolio, photoId: string, change: (judged: Judged) => Partial<Judged>): Portfolio {
  const before = portfolio.judged[photoId] ?? UNJUDGED;
  return { ...portfolio, judged: { ...portfolio.judged, [photoId]: { ...before, ...change(before) } } };
}

const decided = (decidedBy: string) => ({ visitorsSay: [], reported: false, decidedBy });

/** @throws NotFound when it is not among the photos */
export function photoOf({ works, judged }: Portfolio, photoId: string): Judged {
  if (!photosOf(works).includes(photoId)) throw new NotFound('photo');
  return judged[photoId] ?? UNJUDGED;
}

/** As everybody finds it: what is hidden is not there for them. */
export function shownPhoto(portfolio: Portfolio, photoId: string): Judged {
  const photo = photoOf(portfolio, photoId);
  if (photo.hidden) throw new NotFound('photo');
  return photo;
}

/** A photo that loses its other half stands alone in the same place. */
function without({ photoId, beforeId }: Work, removed: string): readonly Work[] {
  if (beforeId === removed) return [{ photoId, beforeId: null }];
  if (photoId !== removed) return [{ photoId, beforeId }];
  return beforeId ? [{ photoId: beforeId, beforeId: null }] : [];
}

const photosOf = (works: readonly Work[]): string[] =>
  works.flatMap(({ photoId, beforeId }) => (beforeId ? [photoId, beforeId] : [photoId]));

interface OfOwner {
  readonly vendorId: string;
  readonly ownerId: string;
  readonly now: string;
}

interface NewPhoto extends OfOwner {
  readonly photoId: string;
  readonly shape: Pick<WorkPhotoAdded['data'], 'widths' | 'width' | 'height'>;
  readonly placeholder: string;
}

export function add({ works, nextPlace }: Portfolio, { vendorId, ownerId, photoId, shape, placeholder, now }: NewPhoto): PortfolioEvent[] {
  const photos = photosOf(works);
  if (photos.includes(photoId)) return [];
  if (photos.length >= MOST_PHOTOS) {
    throw new Rejected(
      'portfolio/full',
      `You show ${MOST_PHOTOS} photos of your work, and more do not fit. Remove one before you add another.`,
    );
  }
  const { widths, width, height } = shape;
  return [
    event(
      'WorkPhotoAdded',
      { vendorId, ownerId, photoId, place: nextPlace, widths, width, height, addedAt: now },
      { subject: ownerId, fields: { placeholder } },
    ),
  ];
}

/** What is said about a photo; nothing, with `null`. */
export function describe(
  { works }: Portfolio,
  { vendorId, ownerId, photoId, caption, now }: OfOwner & { readonly photoId: string; readonly caption: string | null },
): PortfolioEvent[] {
  if (!photosOf(works).includes(photoId)) throw new NotFound('photo');
  return [event('WorkPhotoDescribed', { vendorId, ownerId, photoId, describedAt: now }, { subject: ownerId, fields: { caption } })];
}

/** Puts all photos into an order, and two of them together where they show the same before and after. */
export function arrange(
  { works: before }: Portfolio,
  { vendorId, works, now }: { readonly vendorId: string; readonly works: readonly Work[]; readonly now: string },
): PortfolioEvent[] {
  const [there, asked] = [photosOf(before).sort(), photosOf(works).sort()];
  if (there.join() !== asked.join()) {
    throw new Rejected(
      'portfolio/changed-meanwhile',
      'Your photos have changed in another window. Look at them again, and put them in order then.',
    );
  }
  const same = works.length === before.length && works.every((work, at) => isSame(work, before[at]!));
  return same ? [] : [event('WorkPhotosArranged', { vendorId, works, arrangedAt: now })];
}

const isSame = (one: Work, other: Work): boolean => one.photoId === other.photoId && one.beforeId === other.beforeId;

export function removePhoto(
  { works }: Portfolio,
  { vendorId, photoId, now }: { readonly vendorId: string; readonly photoId: string; readonly now: string },
): PortfolioEvent[] {
  if (!photosOf(works).includes(photoId)) throw new NotFound('photo');
  return [event('WorkPhotoRemoved', { vendorId, photoId, removedAt: now })];
}
