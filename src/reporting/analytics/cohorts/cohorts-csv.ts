import { type Cell, csv } from '../../../platform/csv.js';
import type { CohortDto, CohortsDto } from './cohorts.dto.js';

const HEADER = ['Who', 'Came in', 'People', 'Months after', 'Active'];

/** A month of a cohort a line. */
export const cohortsCsv = ({ customers, providers }: CohortsDto): string =>
  csv(HEADER, [...linesOf('Customers', customers), ...linesOf('Providers', providers)]);

const linesOf = (who: string, cohorts: readonly CohortDto[]): Cell[][] =>
  cohorts.flatMap(({ month, people, active }) => active.map((count, after) => [who, month, people, after, count]));
