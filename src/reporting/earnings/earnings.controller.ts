import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Invalid } from '../../platform/errors.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { sendCsv } from '../../platform/http/send-csv.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { addDays, addMonths, monthOf } from '../../platform/time/calendar.js';
import { startOfDay, todayIn } from '../../platform/time/wall-clock.js';
import { ownBusiness } from '../own-business.js';
import { earnedBy } from './earned.js';
import { EarningsReportQuery, TransactionPageDto, TransactionsQuery, VendorEarningsDto } from './earnings.dto.js';
import { earningsCsv } from './earnings-csv.js';
import { monthsUntil } from './earnings-months.queries.js';
import { transactionPage, transactionsBetween } from './transactions.queries.js';

type Asked = Values<{ vendorId: string; thisMonth: string; lastMonth: string }>;

const earnings = statement('vendor-earnings', ({ vendorId, thisMonth, lastMonth }: Asked) =>
  earnedBy(vendorId).select((eb) => {
    const none = eb.val(0);
    // A refund lowers what is to be paid out, not what was earned.
    const gained = eb.fn.sum('earned.cents').filterWhere('earned.kind', '<>', 'reversal');
    const sinceLastMonth = gained.filterWhere('earned.at', '>=', lastMonth);
    return [
      eb.fn.coalesce(gained, none).as('totalCents'),
      eb.fn.coalesce(gained.filterWhere('earned.at', '>=', thisMonth), none).as('thisMonthCents'),
      eb.fn.coalesce(sinceLastMonth.filterWhere('earned.at', '<', thisMonth), none).as('lastMonthCents'),
      eb.fn.coalesce(eb.fn.sum('earned.cents'), none).as('balanceCents'),
      eb.fn.countAll().filterWhere('earned.kind', '=', 'completed').as('transactions'),
    ];
  }),
);

@ApiTags('vendor earnings')
@Roles('vendor')
@Controller('vendor/earnings')
export class EarningsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What the signed-in person's business has earned. */
  @Get()
  async vendorEarnings(@CurrentUser() { userId }: Actor): Promise<VendorEarningsDto> {
    const business = await ownBusiness(this.database, userId);
    const { vendorId, timeZone } = business;
    const now = this.clock.now();
    const month = monthOf(todayIn(timeZone, now));
    const [thisMonth, lastMonth] = [month, addMonths(month, -1)].map((each) => startOfDay(`${each}-01`, timeZone)) as [string, string];
    const [{ balanceCents, ...earned }, months] = await Promise.all([
      earnings.one(this.database.pool, { vendorId, thisMonth, lastMonth }),
      monthsUntil(now, this.database, business),
    ]);
    // Nothing is paid out yet: all of it waits.
    return { ...earned, pendingCents: balanceCents, months, timeZone };
  }

  /** Each completed booking, each fee and each refund, newest first. */
  @Get('transactions')
  async vendorTransactions(@CurrentUser() { userId }: Actor, @Query() { page = 1 }: TransactionsQuery): Promise<TransactionPageDto> {
    return transactionPage(this.database, await ownBusiness(this.database, userId), page);
  }

  /** The transactions of some days as a table, oldest first. */
  @Get('report')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async earningsReport(
    @CurrentUser() { userId }: Actor,
    @Query() { from, to }: EarningsReportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (from !== undefined && to !== undefined && to < from) throw new Invalid({ to: 'The last day must not be before the first' });
    const business = await ownBusiness(this.database, userId);
    const start = from === undefined ? null : startOfDay(from, business.timeZone);
    const end = to === undefined ? null : startOfDay(addDays(to, 1), business.timeZone);
    await sendCsv(reply, 'plumb-and-level-earnings', earningsCsv(await transactionsBetween(this.database, business, [start, end])));
  }
}
