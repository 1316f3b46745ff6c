/** A ZIP code in which work was asked for. */
export class MarketPlaceDto {
  /** Five digits. */
  zip!: string;
  city!: string;
  /** Two letters. */
  state!: string;
  /** Centre of the ZIP's area, in degrees. */
  latitude!: number;
  longitude!: number;
  /** That customers asked for, whatever became of them. */
  bookings!: number;
  /** Those of them that ended before anybody had accepted them. */
  notAccepted!: number;
  /** Who can be booked now and drives there. */
  providers!: number;
}

/** Where customers asked for work in some days, and who drives there. */
export class MarketPlacesDto {
  /** First day, yyyy-MM-dd. */
  from!: string;
  /** Last day, yyyy-MM-dd. */
  to!: string;
  /** Of these days. */
  bookings!: number;
  /** Those of them whose place is not known any more: their customers are erased. */
  unknown!: number;
  /** Who can be booked now. */
  providers!: number;
  /** The worst served first: where nobody drives to, and then where most bookings come to one provider. */
  places!: MarketPlaceDto[];
}
