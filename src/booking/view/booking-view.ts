import type { RowOf } from '../../platform/tables/projection.js';
import { earlier } from '../../platform/time/durations.js';
import { termsLinesView } from '../../scheduling/index.js';
import { isClaimed, isContested, isProposed } from '../action-facts.js';
import type { DelayMinutes, Side } from '../booking.events.js';
import {
  arrivalToldUntil,
  expectedArrival,
  freeCancellationUntil,
  mayMoveAtOnce,
  possibleDelays,
  problemDue,
  reviewDue,
  seesBusinessPhone,
  seesContact,
  seesStreet,
} from '../booking-rules.js';
import type { BookingRow } from '../list/booking-list.projection.js';
import { ArrivalDto } from './arrival.dto.js';
import { BookingDto } from './booking.dto.js';
import { actionsFor, answerBy, cancelCost, isOffered, nextChange } from './booking-actions.js';
import { NoShowDto } from './claim.dto.js';
import { ProposedTimeDto } from './proposed-time.dto.js';

type Stored<Row> = { readonly [Column in keyof Row]-?: Exclude<Row[Column], undefined> };
/** A row of `booking_list` with the names of both sides. */
export interface ListedBooking extends Omit<Stored<RowOf<typeof BookingRow>>, 'confirmedAt' | 'sequence'> {
  readonly businessName: string;
  readonly photoUrl: string | null;
  readonly businessPhone: string | null;
  /** Not suspended. */
  readonly providerActive: boolean;
  /** The service is listed, and can be booked. */
  readonly isOffered: boolean;
  readonly customerName: string | null;
  readonly customerPhone: string | null;
  /** From 0. */
  readonly lane: number | null;
  /** Of the time that is proposed. */
  readonly proposedLane: number | null;
}

/** A booking as one side may see it. */
export function bookingView(row: ListedBooking, side: Side, now: string): BookingDto {
  const contact = seesContact(side, row.reason);
  return {
    id: row.id,
    status: row.status,
    reason: row.reason,
    service: { id: row.serviceId, title: row.serviceTitle, isOffered: row.isOffered },
    vendor: {
      id: row.vendorId,
      businessName: row.businessName,
      photoUrl: row.photoUrl,
      phone: seesBusinessPhone(side, row.status) ? row.businessPhone : null,
    },
    customer: { id: row.customerId, fullName: row.customerName ?? 'Unknown Customer', phone: contact ? row.customerPhone : null },
    date: row.date,
    time: row.time,
    timeZone: row.timeZone,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    durationMinutes: row.durationMinutes,
    lane: laneFor(side, row.lane),
    priceCents: row.priceCents,
    lines: termsLinesView(row),
    platformFeeCents: row.platformFeeCents,
    totalCents: row.priceCents + row.platformFeeCents,
    address: { street: seesStreet(side, row.status) ? row.street : null, zip: row.zip, city: row.city, state: row.state },
    instructions: contact ? row.instructions : null,
    createdAt: row.createdAt,
    respondBy: row.status === 'pending' ? row.respondBy : null,
    actions: actionsFor(side, row, now).filter((action) => action !== 'reschedule' || row.providerActive),
    cancelCostCents: cancelCost(side, row, now),
    cancelFreeUntil: freeUntil(row, now),
    cancellationFeeCents: Math.min(row.priceCents, row.cancellationFeeCents),
    chargeCents: row.chargeCents,
    movesAtOnce: side === 'customer' && mayMoveAtOnce(row, now),
    answerBy: answerBy(side, row, now),
    proposal: proposalOf(row, side, now),
    arrival: arrivalOf(row, now),
    possibleDelays: delaysFor(side, row, now),
    claim: claimOf(row),
    problem: problemOf(row),
    reportProblemUntil:
      row.completedAt !== null && isOffered('problem', 'customer', row, now) ? problemDue({ completedAt: row.completedAt }) : null,
    // To the provider it would tell whose an anonymous review is.
    reviewUntil: row.completedAt !== null && isOffered('review', side, row, now) ? reviewDue({ completedAt: row.completedAt }) : null,
    changesAt: changesAt(side, row, now),
  };
}

function arrivalOf(row: ListedBooking, now: string): ArrivalDto | null {
  const { status, setOutAt, delayMinutes } = row;
  // Where somebody says that the other did not come, there is nobody to wait for.
  if (status !== 'confirmed' || isClaimed(row) || now >= arrivalToldUntil(row)) return null;
  return setOutAt === null && delayMinutes === null ? null : { setOutAt, delayMinutes, expectedAt: expectedArrival(row) };
}

const delaysFor = (side: Side, row: ListedBooking, now: string): DelayMinutes[] =>
  isOffered('delay', side, row, now) ? possibleDelays(row, now) : [];

function changesAt(side: Side, row: ListedBooking, now: string): string | null {
  const [shortest] = delaysFor(side, row, now);
  const instants = [
    nextChange(row, now),
    arrivalOf(row, now) && arrivalToldUntil(row),
    shortest ? expectedArrival({ ...row, delayMinutes: shortest }) : null,
  ];
  return instants.filter((instant) => instant !== null).sort()[0] ?? null;
}

function freeUntil(row: ListedBooking, now: string): string | null {
  const until = freeCancellationUntil(row);
  return row.status === 'confirmed' && now <= until && now < row.startsAt ? until : null;
}

/** Customers are not told how many jobs there are beside theirs. */
const laneFor = (side: Side, lane: number | null): number | null => (side === 'vendor' && lane !== null ? lane + 1 : null);

function proposalOf(row: ListedBooking, side: Side, now: string): ProposedTimeDto | null {
  const {
    proposalId: id,
    proposedBy: by,
    proposedDate: date,
    proposedTime: time,
    proposedStartsAt: startsAt,
    proposalLapsesAt: lapsesAt,
  } = row;
  if (!id || !by || !date || !time || !startsAt || !lapsesAt || !isProposed(row, now)) return null;
  // A request takes its proposals with it when it expires.
  const lane = laneFor(side, row.proposedLane);
  return { id, by, date, time, startsAt, lane, lapsesAt: row.status === 'pending' ? earlier(lapsesAt, row.respondBy) : lapsesAt };
}

function claimOf(row: ListedBooking): NoShowDto | null {
  const claims = [
    ...(row.customerClaimedAt ? [{ by: 'customer' as const, at: row.customerClaimedAt }] : []),
    ...(row.vendorClaimedAt ? [{ by: 'vendor' as const, at: row.vendorClaimedAt }] : []),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
  if (claims.length === 0) return null;
  const contested = isContested(row);
  return {
    claims,
    contestBy: contested ? null : row.contestBy,
    contested,
    decidedAt: row.claimsDismissedAt ?? (contested ? upheldAt(row) : null),
  };
}

const upheldAt = ({ reason, cancelledAt }: ListedBooking): string | null =>
  reason === 'no_show_vendor' || reason === 'no_show_customer' ? cancelledAt : null;

const problemOf = ({ problemReportedAt: reportedAt, problemDecidedAt: decidedAt, refundCents }: ListedBooking): BookingDto['problem'] =>
  reportedAt ? { reportedAt, decidedAt, refundCents } : null;
