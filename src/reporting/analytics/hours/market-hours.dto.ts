/** An hour of the week. Weekday and hour are those of the place where the work is done. */
export class MarketHourDto {
  /** 0 for Sunday. */
  weekday!: number;
  /** In which it begins; 0 to 23. */
  hour!: number;
  /** That customers asked for first, whatever became of them and whether or not they were moved later. */
  bookings!: number;
  /** Who can be booked now and works then in a usual week. */
  providers!: number;
}

/** For when customers asked in some days, and who works then. */
export class MarketHoursDto {
  /** First day, yyyy-MM-dd. */
  from!: string;
  /** Last day, yyyy-MM-dd. */
  to!: string;
  /** Of these days. */
  bookings!: number;
  /** Who can be booked now. */
  providers!: number;
  /** In order, from Sunday on; those in which neither anybody asked nor anybody works are left out. */
  hours!: MarketHourDto[];
}
