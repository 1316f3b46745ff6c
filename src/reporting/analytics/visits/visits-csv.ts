import { csv } from '../../../platform/csv.js';
import type { VisitsDto } from './visits.dto.js';

const HEADER = ['Figure', 'Visitors a day, summed', 'Out of'];

/** One step a line; "Out of" is how many came to the step before. */
export const visitsCsv = ({ visitors, looked, viewed, began, booked, firstTime, again }: VisitsDto): string =>
  csv(HEADER, [
    ['Visitors', visitors, null],
    ['Looked through services', looked, visitors],
    ['Opened a service or a provider', viewed, looked],
    ['Began to book', began, viewed],
    ['Booked', booked, began],
    ['Here for the first time', firstTime, firstTime + again],
    ['Came again', again, firstTime + again],
  ]);
