import { type Event, eventOf } from '../platform/events/event.js';

/** One piece of work that a provider shows: a photo, or two of them. */
export interface Work {
  readonly photoId: string;
  /** How it was before; null for a photo that stands alone. */
  readonly beforeId: string | null;
}

/** Why a photo should not be seen, as whoever looks at it says. */
export const PHOTO_REPORT_GROUNDS = ['spam', 'offensive', 'not_their_work', 'private_things', 'other'] as const;
export type PhotoReportGround = (typeof PHOTO_REPORT_GROUNDS)[number];
/** What needs no further words, so that a report without an account needs none. */
export type SelfEvidentPhotoGround = Exclude<PhotoReportGround, 'other'>;

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
export type WorkPhotoReported = Event<
  'WorkPhotoReported',
  { vendorId: string; photoId: string; reportId: string; reportedBy: string; ground: PhotoReportGround; reportedAt: string },
  { note: string | null }
>;
/** Somebody without an account has reported it. Nothing of theirs is kept, neither words nor address. */
export type WorkPhotoReportedByVisitor = Event<
  'WorkPhotoReportedByVisitor',
  { vendorId: string; photoId: string; reportId: string; ground: SelfEvidentPhotoGround; reportedAt: string }
>;
/** An admin has taken it out of sight, or brought it back. Its owner is told. */
export type WorkPhotoHidden = Event<
  'WorkPhotoHidden',
  { vendorId: string; ownerId: string; photoId: string; hiddenBy: string; hiddenAt: string },
  { explanation: string }
>;
export type WorkPhotoShown = Event<
  'WorkPhotoShown',
  { vendorId: string; ownerId: string; photoId: string; shownBy: string; shownAt: string },
  { explanation: string }
>;
/** An admin has looked at the reports, and it stays. */
export type WorkPhotoKept = Event<
  'WorkPhotoKept',
  { vendorId: string; photoId: string; keptBy: string; keptAt: string },
  { explanation: string }
>;
export type PortfolioEvent =
  | WorkPhotoAdded
  | WorkPhotoDescribed
  | WorkPhotosArranged
  | WorkPhotoRemoved
  | WorkPhotoReported
  | WorkPhotoReportedByVisitor
  | WorkPhotoHidden
  | WorkPhotoShown
  | WorkPhotoKept;

/** Builds the facts above. */
export const event = eventOf<PortfolioEvent>();
