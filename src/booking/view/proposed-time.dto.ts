import { ApiProperty } from '@nestjs/swagger';
import { type Side, SIDES } from '../booking.events.js';

/** A new time that waits for the other side. Until then the old one stands. */
export class ProposedTimeDto {
  id!: string;
  /** Who wants it. */
  @ApiProperty({ enum: SIDES })
  by!: Side;
  /** yyyy-MM-dd */
  date!: string;
  /** HH:00, on the clocks of the booking's zone. */
  time!: string;
  startsAt!: string;
  /** In which of the provider's parallel jobs it is kept, from 1; `null` for the customer. */
  lane!: number | null;
  /** It is void from then on. */
  lapsesAt!: string;
}
