import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/streams/streams.js';
import { plusDays } from '../../platform/time/durations.js';
import { feeAt, PLATFORM, PlatformFee, scheduleFee } from '../../platform-settings/index.js';
import type { FeePreviewDto, WantedFeeQuery } from './platform-fee-admin.dto.js';
import { liveHoldsCount, openBookingsCount, recentPrices } from './platform-fee-admin.queries.js';

const RECENT_DAYS = 30;

/** What another fee would change: said, and refused, by the very decision that would be taken then. Changes nothing. */
@Injectable()
export class FeePreview {
  constructor(
    private readonly streams: Streams,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of({ feeCents, from }: WantedFeeQuery): Promise<FeePreviewDto> {
    const now = this.clock.now();
    const fee = fold(PlatformFee, (await this.streams.read(streamOf(PlatformFee, PLATFORM))).events);
    const events = scheduleFee(fee, { feeId: '', adminId: '', reason: '', feeCents, from, now });
    const { changes } = fold({ ...PlatformFee, initial: fee }, events);
    const { pool } = this.database;
    const [recent, open, held] = await Promise.all([
      recentPrices.one(pool, { since: plusDays(now, -RECENT_DAYS) }),
      openBookingsCount.one(pool),
      liveHoldsCount.one(pool, { now }),
    ]);
    return {
      feeCents: feeAt(changes, from),
      insteadOfCents: feeAt(fee.changes, from),
      recentBookings: recent.bookings,
      averagePriceCents: recent.averageCents,
      openBookings: open.bookings,
      liveHolds: held.holds,
    };
  }
}
