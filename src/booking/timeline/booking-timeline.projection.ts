import { defineEntity } from '@mikro-orm/core';
import { unlessErased } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import type { Position } from '../../platform/events/recorded.js';
import { cents, code, day, instant, uuid, words } from '../../platform/tables/columns.js';
import { ignore, insert, patchWhere, projection, type RowOf, type Write } from '../../platform/tables/projection.js';
import type { ReviewEvent } from '../../reviews/review.events.js';
import type { BookedTime } from '../../scheduling/terms.events.js';
import { type BookingEvent, OTHER_SIDE, type Side } from '../booking.events.js';
import type { TimelineActor, TimelineKind, TimelineReason } from './timeline-words.js';

/** What has become of a booking, step by step, as both sides may read it. */
export const BookingStepRow = defineEntity({
  name: 'BookingStepRow',
  tableName: 'booking_timeline',
  schema: 'read',
  indexes: [
    { name: 'booking_timeline_booking', properties: ['bookingId', 'kind'] },
    { name: 'booking_timeline_author', properties: ['authorId'] },
  ],
  properties: {
    /** Of the event. */
    id: uuid().primary(),
    bookingId: uuid(),
    /** Its place among all events: steps of one moment keep their order. */
    recordedAs: code().$type<Position>(),
    kind: code().$type<TimelineKind>(),
    by: code().$type<TimelineActor>(),
    at: instant(),
    date: day().nullable(),
    time: code().nullable(),
    fromDate: day().nullable(),
    fromTime: code().nullable(),
    cents: cents().nullable(),
    reason: code().$type<TimelineReason>().nullable(),
    due: instant().nullable(),
    /** In somebody's own words. */
    text: words().nullable(),
    /** Whose words these are: they go with them. */
    authorId: uuid().nullable(),
  },
});

interface Told {
  readonly slot?: BookedTime;
  readonly from?: BookedTime;
  readonly cents?: number;
  readonly reason?: TimelineReason;
  readonly due?: string | null;
  readonly text?: string | null;
  readonly authorId?: string;
}
interface Of {
  readonly bookingId: string;
}
interface Recorded {
  readonly id: string;
  readonly position: Position;
}

const step = (kind: TimelineKind, by: TimelineActor, at: string, { bookingId }: Of, { id, position }: Recorded, told: Told = {}): Write =>
  insert(BookingStepRow, {
    id,
    bookingId,
    recordedAs: position,
    kind,
    by,
    at,
    date: told.slot?.date ?? null,
    time: told.slot?.time ?? null,
    fromDate: told.from?.date ?? null,
    fromTime: told.from?.time ?? null,
    cents: told.cents ?? null,
    reason: told.reason ?? null,
    due: told.due ?? null,
    text: told.text ?? null,
    authorId: told.authorId ?? null,
  });

/** What is told later of a booking's end. */
const ofCancellation = ({ bookingId }: Of, set: Partial<RowOf<typeof BookingStepRow>>): Write =>
  patchWhere(BookingStepRow, { bookingId, kind: 'BookingCancelled' }, set);

export const bookingTimeline = projection<BookingEvent | ReviewEvent | PersonalDataErased>('booking.timeline', [BookingStepRow], {
  BookingCreated: (data, fact) =>
    step('BookingCreated', 'customer', data.createdAt, data, fact, {
      slot: data.slot,
      cents: data.terms.priceCents + data.terms.platformFeeCents,
      due: data.respondBy,
    }),
  BookingConfirmed: (data, fact) => step('BookingConfirmed', confirmedBy(data, fact.actor), data.confirmedAt, data, fact),
  BookingCancelled: (data, fact) =>
    step('BookingCancelled', ENDED_BY[data.reason], data.cancelledAt, data, fact, { cents: data.chargeCents, reason: data.reason }),
  CancellationExplained: (data, { personal, subject }) =>
    ofCancellation(data, { by: data.by, text: unlessErased(personal.explanation), authorId: subject }),
  BookingCompleted: (data, fact) =>
    step('BookingCompleted', data.by ?? 'vendor', data.completedAt, data, fact, { cents: data.priceCents + data.platformFeeCents }),
  RescheduleProposed: (data, fact) =>
    step('RescheduleProposed', data.proposedBy, data.proposedAt, data, fact, { slot: data.slot, due: data.lapsesAt }),
  RescheduleEnded: (data, fact) => {
    const by = data.outcome === 'lapsed' ? 'system' : sideOf(data, fact.actor);
    return step('RescheduleEnded', by, data.endedAt, data, fact, { reason: data.outcome });
  },
  BookingRescheduled: (data, fact) => {
    const by = data.proposalId === null ? data.by : OTHER_SIDE[data.by];
    return step('BookingRescheduled', by, data.rescheduledAt, data, fact, { slot: data.slot, from: data.from, due: data.respondBy });
  },
  ProviderSetOut: (data, fact) => step('ProviderSetOut', 'vendor', data.setOutAt, data, fact),
  ProviderDelayed: (data, fact) => step('ProviderDelayed', 'vendor', data.reportedAt, data, fact, { due: data.expectedAt }),
  NoShowClaimed: (data, fact) =>
    step('NoShowClaimed', data.by, data.claimedAt, data, fact, {
      reason: data.claim,
      due: data.contestBy,
      text: unlessErased(fact.personal.statement),
      authorId: fact.subject,
    }),
  NoShowContested: (data, fact) =>
    step('NoShowContested', data.by, data.contestedAt, data, fact, { text: unlessErased(fact.personal.statement), authorId: fact.subject }),
  ClaimDismissed: (data, fact) =>
    step('ClaimDismissed', 'admin', data.dismissedAt, data, fact, {
      due: data.completesAt,
      text: unlessErased(fact.personal.explanation),
      authorId: fact.subject,
    }),
  ProblemReported: (data, fact) =>
    step('ProblemReported', 'customer', data.reportedAt, data, fact, {
      text: unlessErased(fact.personal.description),
      authorId: fact.subject,
    }),
  ProblemDecided: (data, fact) =>
    step('ProblemDecided', 'admin', data.decidedAt, data, fact, {
      cents: data.refundCents,
      text: unlessErased(fact.personal.explanation),
      authorId: fact.subject,
    }),
  // What was said of the work stands beside the reviews.
  ReviewPosted: (data, fact) => step('ReviewPosted', 'customer', data.postedAt, data, fact),
  ReviewEdited: (data, fact) => step('ReviewEdited', 'customer', data.editedAt, data, fact),
  ReviewReplied: (data, fact) => step('ReviewReplied', 'vendor', data.repliedAt, data, fact),
  ReviewReplyEdited: ignore,
  ReviewReported: ignore,
  ReviewReportedByVisitor: ignore,
  ReviewHidden: ignore,
  ReviewShown: ignore,
  ReviewKept: ignore,
  ReviewPhotoAdded: ignore,
  ReviewPhotoRemoved: ignore,
  PersonalDataErased: ({ userId }) => patchWhere(BookingStepRow, { authorId: userId }, { text: null }),
});

/** A no-show that nobody contests is settled by the clock; one that is decided is explained. */
const ENDED_BY: Record<Exclude<TimelineReason, 'lapsed'>, TimelineActor> = {
  declined: 'vendor',
  withdrawn: 'customer',
  expired: 'system',
  by_customer: 'customer',
  by_vendor: 'vendor',
  no_show_vendor: 'system',
  no_show_customer: 'system',
  by_admin: 'admin',
};

const sideOf = ({ customerId }: { customerId: string }, actor: string | undefined): Side => (actor === customerId ? 'customer' : 'vendor');

/** Who accepts whatever fits has confirmed it beforehand: then it is the customer's own command that does it. */
const confirmedBy = ({ customerId }: { customerId: string }, actor: string | undefined): TimelineActor =>
  actor === customerId ? 'system' : 'vendor';
