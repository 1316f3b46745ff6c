export class PlatformFeeDto {
  /** What a customer pays for each booking, beside the provider's price. */
  feeCents!: number;
}
