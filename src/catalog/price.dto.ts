import { ApiProperty } from '@nestjs/swagger';

/** One part of a price; all of them sum to it. */
export class PriceLineDto {
  /** The service itself; what a weekend or an evening (from 17:00) adds; what lifts the sum to the provider's minimum. */
  @ApiProperty({ enum: ['base', 'weekend', 'evening', 'minimum'] })
  kind!: 'base' | 'weekend' | 'evening' | 'minimum';
  cents!: number;
  /** Of the base price, for a weekend or an evening. */
  percent!: number | null;
}
