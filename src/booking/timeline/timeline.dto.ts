import { ApiProperty } from '@nestjs/swagger';
import { type Side, SIDES } from '../booking.events.js';
import {
  TIMELINE_ACTORS,
  TIMELINE_KINDS,
  TIMELINE_REASONS,
  type TimelineActor,
  type TimelineKind,
  type TimelineReason,
} from './timeline-words.js';

const CHANNELS = ['email', 'push', 'sms'] as const;

export class TimelineSlotDto {
  /** yyyy-MM-dd */
  date!: string;
  /** HH:00, on the clocks of the timeline's zone. */
  time!: string;
}

/** A message that has left because of a step. */
export class SentNoticeDto {
  @ApiProperty({ enum: SIDES })
  to!: Side;
  @ApiProperty({ enum: CHANNELS })
  channel!: (typeof CHANNELS)[number];
  at!: string;
}

/** One step of a booking. */
export class TimelineStepDto {
  /** Of the event that it tells of. */
  id!: string;
  at!: string;
  /** What has happened; named like the events. */
  @ApiProperty({ enum: TIMELINE_KINDS })
  kind!: TimelineKind;
  /** Who has done it; 'system' where the clock has. */
  @ApiProperty({ enum: TIMELINE_ACTORS })
  by!: TimelineActor;
  /** The time that was asked for, proposed or agreed. */
  @ApiProperty({ type: TimelineSlotDto, nullable: true })
  slot!: TimelineSlotDto | null;
  /** The time that it was moved from. */
  @ApiProperty({ type: TimelineSlotDto, nullable: true })
  from!: TimelineSlotDto | null;
  /** What the customer was to pay, pays or gets back, with the platform fee where there is one. */
  cents!: number | null;
  /** Why it was cancelled, what was claimed, or how a proposal has ended. */
  @ApiProperty({ enum: TIMELINE_REASONS, nullable: true, type: String })
  reason!: TimelineReason | null;
  /** In somebody's own words; `null` too once they are erased. */
  text!: string | null;
  /** What the step waits for is due by then; when whoever runs late is expected. */
  due!: string | null;
  /** What was sent because of it, by time. */
  sent!: SentNoticeDto[];
}

export class TimelineDto {
  /** Oldest first. */
  items!: TimelineStepDto[];
  /** IANA zone of the provider. */
  timeZone!: string;
}
