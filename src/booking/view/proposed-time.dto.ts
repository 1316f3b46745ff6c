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
  /** It is void from then on. */
  lapsesAt!: string;
}
