import { type Event, eventOf } from '../platform/events/event.js';

/** One piece of work that a provider shows: a photo, or two of them. */
export interface Work {
  readonly photoId: string;
  /** How it was before; null for a photo that stands alone. */
  readonly beforeId: string | null;
}

/** Stream `portfolio-<vendorId>`: the photos that a provider shows of their work. `ownerId` is the person behind the business, under whose key they are kept. */
export type WorkPhotoAdded = Event<
  'WorkPhotoAdded',
  {
    vendorId: string;
    ownerId: string;
    photoId: string;
    /** Where it stands among the others: the least comes first. */
    place: number;
    /** The widths that there are, in pixels. */
    widths: readonly number[];
    /** Of the largest, in pixels. */
    width: number;
    height: number;
    addedAt: string;
  },
  { placeholder: string }
>;
/** What the provider says about a photo from now on. */
export type WorkPhotoDescribed = Event<
  'WorkPhotoDescribed',
  { vendorId: string; ownerId: string; photoId: string; describedAt: string },
  { caption: string | null }
>;
/** In which order they stand from now on, and which of them show the same before and after. */
export type WorkPhotosArranged = Event<'WorkPhotosArranged', { vendorId: string; works: readonly Work[]; arrangedAt: string }>;
export type WorkPhotoRemoved = Event<'WorkPhotoRemoved', { vendorId: string; photoId: string; removedAt: string }>;
export type PortfolioEvent = WorkPhotoAdded | WorkPhotoDescribed | WorkPhotosArranged | WorkPhotoRemoved;

/** Builds the facts above. */
export const event = eventOf<PortfolioEvent>();
