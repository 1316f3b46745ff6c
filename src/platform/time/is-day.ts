import { ValidateBy } from 'class-validator';
import { isDay, isMonth } from './calendar.js';

/** For DTOs: a day `yyyy-MM-dd` that exists. */
export const IsDay = (message = 'Enter a date that exists, as yyyy-MM-dd') =>
  ValidateBy({ name: 'isDay', validator: { validate: isDay } }, { message });

/** For DTOs: a month `yyyy-MM`. */
export const IsMonth = (message = 'Enter a month as yyyy-MM') =>
  ValidateBy({ name: 'isMonth', validator: { validate: isMonth } }, { message });
