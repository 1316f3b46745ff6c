import { accountRows, authRows } from './account-rows.js';
import { applicationRows } from './application-rows.js';
import { bookingRows } from './booking-rows.js';
import { businessRows } from './business-rows.js';
import { figureRows } from './figures-rows.js';
import { moderationRows } from './moderation-rows.js';
import { machineRows, publicRows } from './public-rows.js';
import type { Matrix } from './row.js';
import { scheduleRows } from './schedule-rows.js';

/** Every route of the product, and who may do what there. */
export const MATRIX: Matrix = {
  ...machineRows,
  ...publicRows,
  ...authRows,
  ...accountRows,
  ...applicationRows,
  ...businessRows,
  ...bookingRows,
  ...figureRows,
  ...scheduleRows,
  ...moderationRows,
};
