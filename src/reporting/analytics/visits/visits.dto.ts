/** How many came in some days, and how far. Each counts once a day, at every step up to the furthest. */
export class VisitsDto {
  /** First day, yyyy-MM-dd. */
  from!: string;
  /** Last day, yyyy-MM-dd. */
  to!: string;
  visitors!: number;
  /** They looked through services. */
  looked!: number;
  /** They opened a service or a provider. */
  viewed!: number;
  /** They began to book. */
  began!: number;
  /** They booked, or asked for a time. */
  booked!: number;
  /** Of those who let themselves be recognised: here for the first time, */
  firstTime!: number;
  /** and here before, on another day. */
  again!: number;
}
