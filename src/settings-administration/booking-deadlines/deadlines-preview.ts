import { Injectable } from '@nestjs/common';
import { answerDue, proposalLapses } from '../../booking/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/streams/streams.js';
import { plusDays } from '../../platform/time/durations.js';
import { type BookingDeadlines, DeadlinesSetting, PLATFORM, setDeadlines } from '../../platform-settings/index.js';
import type { DeadlinesPreviewDto } from './booking-deadlines-admin.dto.js';
import { acceptedSince, waitingForAnswer } from './booking-deadlines-admin.queries.js';

const RECENT_DAYS = 30;

/** What other deadlines would change: refused by the very decision that would be taken then, and reckoned by the rules of booking. Changes nothing. */
@Injectable()
export class DeadlinesPreview {
  constructor(
    private readonly streams: Streams,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of({ answerHours, agreeHours }: BookingDeadlines): Promise<DeadlinesPreviewDto> {
    const now = this.clock.now();
    const setting = fold(DeadlinesSetting, (await this.streams.read(streamOf(DeadlinesSetting, PLATFORM))).events);
    setDeadlines(setting, { adminId: '', reason: '', deadlines: { answerHours, agreeHours }, now });
    const { pool } = this.database;
    const [waiting, accepted] = await Promise.all([
      waitingForAnswer.one(pool, { now }),
      acceptedSince.one(pool, { since: plusDays(now, -RECENT_DAYS), hours: answerHours }),
    ]);
    const farAway = { startsAt: plusDays(now, RECENT_DAYS) };
    return {
      answerBy: answerDue(now, farAway.startsAt, answerHours),
      agreeBy: proposalLapses(now, farAway, farAway, agreeHours),
      ...waiting,
      ...accepted,
    };
  }
}
