import { NotFound, Rejected } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { event, type PortfolioEvent, type Work, type WorkPhotoAdded } from './portfolio.events.js';

export const MOST_PHOTOS = 12;

/** What a provider shows of their work, in the order in which it is seen. */
export interface Portfolio {
  readonly works: readonly Work[];
  /** For the next photo. */
  readonly nextPlace: number;
}

export const Portfolio: Decider<Portfolio, PortfolioEvent> = {
  category: 'portfolio',
  initial: { works: [], nextPlace: 0 },
  evolve: {
    WorkPhotoAdded: ({ works }, { photoId, place }) => ({ works: [...works, { photoId, beforeId: null }], nextPlace: place + 1 }),
    WorkPhotoDescribed: (portfolio) => portfolio,
    WorkPhotosArranged: (_, { works }) => ({ works, nextPlace: works.length }),
    WorkPhotoRemoved: ({ works, nextPlace }, { photoId }) => ({ works: works.flatMap((work) => without(work, photoId)), nextPlace }),
  },
};

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
