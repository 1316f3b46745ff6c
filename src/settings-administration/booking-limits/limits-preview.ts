import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/streams/streams.js';
import { type BookingLimits, LimitsSetting, PLATFORM, setLimits } from '../../platform-settings/index.js';
import type { LimitsPreviewDto } from './booking-limits-admin.dto.js';
import { customersAbove } from './booking-limits-admin.queries.js';

/** Whom other limits would meet: refused by the very decision that would be taken then. Changes nothing. */
@Injectable()
export class LimitsPreview {
  constructor(
    private readonly streams: Streams,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of({ withOneProvider, altogether, atOnce }: BookingLimits): Promise<LimitsPreviewDto> {
    const now = this.clock.now();
    const limits = { withOneProvider, altogether, atOnce };
    const setting = fold(LimitsSetting, (await this.streams.read(streamOf(LimitsSetting, PLATFORM))).events);
    setLimits(setting, { adminId: '', reason: '', limits, now });
    return customersAbove.one(this.database.pool, { ...limits, now });
  }
}
