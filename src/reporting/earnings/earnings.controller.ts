import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Invalid } from '../../platform/errors.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { sendCsv } from '../../platform/http/send-csv.js';
import { addDays, addMonths, monthOf } from '../../platform/time/calendar.js';
import { startOfDay, todayIn } from '../../platform/time/wall-clock.js';
import { ownBusiness } from '../own-business.js';
import { EARNED_SQL } from './earned.js';
import { earningsCsv } from './earnings-csv.js';
import { EarningsReportQuery, TransactionPageDto, TransactionsQuery, VendorEarningsDto } from './earnings.dto.js';
import { transactionPage, transactionsBetween } from './transactions.queries.js';

/** A refund lowers what is to be paid out, not what was earned. */
const GAINED = `earned.kind <> 'reversal'`;

const EARNINGS = `
  select coalesce(sum(earned.cents) filter (where ${GAINED}), 0) as "totalCents",
    coalesce(sum(earned.cents) filter (where ${GAINED} and earned.at >= $2), 0) as "thisMonthCents",
    coalesce(sum(earned.cents) filter (where ${GAINED} and earned.at >= $3 and earned.at < $2), 0) as "lastMonthCents",
    coalesce(sum(earned.cents), 0) as "balanceCents",
    count(*) filter (where earned.kind = 'completed') as transactions
  from ${EARNED_SQL}`;

type Earned = Pick<VendorEarningsDto, 'totalCents' | 'thisMonthCents' | 'lastMonthCents' | 'transactions'> & { balanceCents: number };

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
    const { vendorId, timeZone } = await ownBusiness(this.database, userId);
    const month = monthOf(todayIn(timeZone, this.clock.now()));
    const [thisMonth, lastMonth] = [month, addMonths(month, -1)].map((each) => startOfDay(`${each}-01`, timeZone));
    const { rows } = await this.database.pool.query<Earned>({
      name: 'vendor-earnings',
      text: EARNINGS,
      values: [vendorId, thisMonth, lastMonth],
    });
    const { balanceCents, ...earned } = rows[0]!;
    // Nothing is paid out yet: all of it waits.
    return { ...earned, pendingCents: balanceCents, timeZone };
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
