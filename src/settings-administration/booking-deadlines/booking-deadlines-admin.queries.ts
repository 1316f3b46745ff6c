import { sql } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { bookingIsOpenAt, BookingRow } from '../../booking/index.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { BookingDeadlinesRow } from '../../platform-settings/index.js';

const tables = tablesOf(BookingDeadlinesRow, AccountRow, BookingRow);

export const deadlinesHistory = statement('booking-deadlines-history', () =>
  tables
    .selectFrom('booking_deadlines as d')
    .leftJoin('account_directory as setter', 'setter.id', 'd.set_by')
    .select([
      'd.revision',
      'd.answer_hours as answerHours',
      'd.agree_hours as agreeHours',
      'setter.full_name as setBy',
      'd.set_at as setAt',
      'd.reason',
    ])
    .orderBy('d.revision', 'desc')
    .limit(100),
);

/** What waits for an answer now: it keeps its deadline. */
export const waitingForAnswer = statement('waiting-for-answer', ({ now }: Values<{ now: string }>) =>
  tables
    .selectFrom('booking_list as b')
    .where(bookingIsOpenAt(now))
    .select(({ fn, eb }) => [
      fn.countAll().filterWhere('b.status', '=', 'pending').as('openRequests'),
      fn
        .countAll()
        .filterWhere(sql<boolean>`${eb.ref('b.proposal_lapses_at')} > ${now}::timestamptz`)
        .as('openProposals'),
    ]),
);

/** Requests that were accepted by hand since an instant, and how many of them more than so many hours after they were made. */
export const acceptedSince = statement('accepted-since', ({ since, hours }: Values<{ since: string; hours: number }>) =>
  tables
    .selectFrom('booking_list as b')
    .where('b.confirmed_at', '>', since)
    .whereRef('b.confirmed_at', '>', 'b.created_at')
    .select(({ fn, eb }) => [
      fn.countAll().as('acceptedRequests'),
      fn
        .countAll()
        .filterWhere(sql<boolean>`${eb.ref('b.confirmed_at')} >= ${eb.ref('b.created_at')} + make_interval(hours => ${hours}::int)`)
        .as('acceptedLater'),
    ]),
);
