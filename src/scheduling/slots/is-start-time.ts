import { IsIn } from 'class-validator';
import { START_TIMES } from './slots.decisions.js';

/** One of the ten times at which a job can start. */
export const IsStartTime = () => IsIn(START_TIMES, { message: 'Choose one of the ten times from 09:00 to 18:00' });
