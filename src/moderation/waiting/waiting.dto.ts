import { ApiProperty } from '@nestjs/swagger';

/** What an administrator has to decide or answer. */
export const WAITING_KINDS = ['application', 'claim', 'review', 'photo', 'message'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** All of one kind that waits. */
export class WaitingDto {
  @ApiProperty({ enum: WAITING_KINDS })
  kind!: WaitingKind;
  count!: number;
  /** For how long the oldest of them has waited. */
  since!: string;
}
