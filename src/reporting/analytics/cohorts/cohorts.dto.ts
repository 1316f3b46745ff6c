/** Those who came in the same month. Months begin at midnight, UTC. */
export class CohortDto {
  /** yyyy-MM */
  month!: string;
  people!: number;
  /** How many of them did something in that month, in the one after it, and so on: at most thirteen figures, the last one of a month that may not be over yet. */
  active!: number[];
}

/** Who came in some months, and who of them came back. */
export class CohortsDto {
  /** First day, yyyy-MM-dd. */
  from!: string;
  /** Last day, yyyy-MM-dd. */
  to!: string;
  /** By the month of their first booking; active is who made a booking, whatever became of it. Months in which nobody came are left out. */
  customers!: CohortDto[];
  /** By the month in which they were approved; active is who completed a booking. */
  providers!: CohortDto[];
}
