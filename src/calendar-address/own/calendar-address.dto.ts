/** Whether the business can be followed from calendar programs. What the address is stands nowhere: it was told when it was made. */
export class CalendarAddressDto {
  /** Null while there is none. */
  madeAt!: string | null;
  /** When a calendar program last asked, to the hour; null before the first time. */
  readAt!: string | null;
}

/** A new address, this one time. */
export class MadeCalendarAddressDto {
  /** `https://…`: whoever has it can read the calendar. */
  address!: string;
  madeAt!: string;
}
