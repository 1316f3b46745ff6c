import { accountRows, authRows } from './account-rows.js';
import { applicationRows } from './application-rows.js';
import { bookingDeadlinesRows } from './booking-deadlines-rows.js';
import { bookingLimitsRows } from './booking-limits-rows.js';
import { bookingRows } from './booking-rows.js';
import { bulkRows } from './bulk-rows.js';
import { businessRows } from './business-rows.js';
import { calendarRows } from './calendar-rows.js';
import { deskRows } from './desk-rows.js';
import { favoriteRows } from './favorite-rows.js';
import { featureSwitchRows } from './feature-switch-rows.js';
import { figureRows } from './figures-rows.js';
import { holdRows } from './hold-rows.js';
import { lifeRows } from './life-rows.js';
import { liveRows } from './live-rows.js';
import { moderationRows } from './moderation-rows.js';
import { photoRows } from './photo-rows.js';
import { platformFeeRows } from './platform-fee-rows.js';
import { machineRows, publicRows } from './public-rows.js';
import { reviewRows } from './review-rows.js';
import type { Matrix } from './row.js';
import { savedViewRows } from './saved-view-rows.js';
import { scheduleRows } from './schedule-rows.js';
import { serviceRows } from './service-rows.js';

/** Every route of the product, and who may do what there. */
export const MATRIX: Matrix = {
  ...machineRows,
  ...publicRows,
  ...authRows,
  ...accountRows,
  ...applicationRows,
  ...businessRows,
  ...photoRows,
  ...bookingRows,
  ...lifeRows,
  ...reviewRows,
  ...favoriteRows,
  ...holdRows,
  ...figureRows,
  ...deskRows,
  ...scheduleRows,
  ...calendarRows,
  ...liveRows,
  ...moderationRows,
  ...serviceRows,
  ...platformFeeRows,
  ...bookingLimitsRows,
  ...bookingDeadlinesRows,
  ...featureSwitchRows,
  ...bulkRows,
  ...savedViewRows,
};
