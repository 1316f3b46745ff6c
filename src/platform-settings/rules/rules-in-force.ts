import type { Database } from '../../platform/database/database.js';
import { PAUSED } from '../../platform/switches/features.decisions.js';
import { statement } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { FIRST_DEADLINES } from '../deadlines/booking-deadlines.js';
import { BookingDeadlinesRow } from '../deadlines/booking-deadlines.projection.js';
import { switchesNow } from '../features/switches-now.js';
import type { PlatformRulesDto } from './platform-rules.dto.js';

const newestDeadlines = statement('newest-booking-deadlines', () =>
  tablesOf(BookingDeadlinesRow)
    .selectFrom('booking_deadlines')
    .select(['answer_hours as answerHours', 'agree_hours as agreeHours'])
    .orderBy('revision', 'desc')
    .limit(1),
);

/** What holds for whoever asks now. */
export async function rulesInForce(database: Database): Promise<PlatformRulesDto> {
  const [[deadlines = FIRST_DEADLINES], switches] = await Promise.all([newestDeadlines.all(database.pool), switchesNow(database)]);
  const paused = switches.filter(({ isOn }) => !isOn).map(({ feature }) => ({ feature, message: PAUSED[feature] }));
  return { ...deadlines, paused };
}
