/** What a provider has said of their coming. */
export class ArrivalDto {
  /** When they have set out; `null` while they have not said so. */
  setOutAt!: string | null;
  /** By how much they come later than booked; `null` where they have not said so. */
  delayMinutes!: number | null;
  /** The start, or as much later. */
  expectedAt!: string;
}
