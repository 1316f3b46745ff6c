import { ApiProperty } from '@nestjs/swagger';
import { type Side, SIDES } from '../booking.events.js';

export class NoShowClaimDto {
  /** Who says that the other side was not there. */
  @ApiProperty({ enum: SIDES })
  by!: Side;
  at!: string;
}

/** What is claimed about who was not there, and what becomes of it. */
export class NoShowDto {
  /** One, or both sides of each other. */
  claims!: NoShowClaimDto[];
  /** Uncontested until then, it is taken as true; `null` once somebody has contested it, or both sides claim it. */
  contestBy!: string | null;
  /** An admin decides. */
  contested!: boolean;
  /** When an admin has decided. */
  decidedAt!: string | null;
}

/** The earning is frozen until an admin decides. */
export class ReportedProblemDto {
  reportedAt!: string;
  decidedAt!: string | null;
  /** Of what the customer has paid; `null` until it is decided. */
  refundCents!: number | null;
}
