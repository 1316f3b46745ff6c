import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { RequiredText } from '../../platform/fields/fields.js';
import { SeenDto } from '../../platform/fields/seen.dto.js';
import { FEWEST_HOURS, MOST_HOURS, NO_DEADLINE } from '../../platform-settings/index.js';

const message = NO_DEADLINE;
const bounds = { minimum: FEWEST_HOURS, maximum: MOST_HOURS };

/** How many hours the sides of a booking have to answer. */
export class WantedDeadlinesQuery {
  /** A provider, to a request. */
  @Type(() => Number)
  @ApiProperty(bounds)
  @IsInt({ message })
  @Min(FEWEST_HOURS, { message })
  @Max(MOST_HOURS, { message })
  answerHours!: number;

  /** The other side, to another time. */
  @Type(() => Number)
  @ApiProperty(bounds)
  @IsInt({ message })
  @Min(FEWEST_HOURS, { message })
  @Max(MOST_HOURS, { message })
  agreeHours!: number;
}

export class SetDeadlinesDto extends IntersectionType(WantedDeadlinesQuery, SeenDto) {
  /** The other administrators and the auditors read it. */
  @RequiredText('Reason', 500)
  reason!: string;
}

/** Deadlines that somebody has set. */
export class DeadlinesChangeDto {
  revision!: number;
  answerHours!: number;
  agreeHours!: number;
  /** Who has set them; `null` where nobody may be named. */
  setBy!: string | null;
  setAt!: string;
  /** `null` once whoever gave it is erased. */
  reason!: string | null;
}

/** The deadlines that hold, and their history. */
export class BookingDeadlinesSettingDto {
  answerHours!: number;
  agreeHours!: number;
  /** Since when they hold: what the next change has seen. `null`: since always. */
  changedAt!: string | null;
  /** No deadline is shorter. */
  fewest!: number;
  /** No deadline is longer. */
  most!: number;
  /** All that were ever set, the newest first, at most 100. */
  changes!: DeadlinesChangeDto[];
}

/** What other deadlines would change, were they set now. */
export class DeadlinesPreviewDto {
  /** By when a request that is made now would have to be answered, if its start is far enough away. */
  answerBy!: string;
  /** By when another time that is proposed now would have to be agreed to, if both starts are far enough away. */
  agreeBy!: string;
  /** Requests that wait for an answer: they keep their deadline. */
  openRequests!: number;
  /** Other times that wait for an answer: they keep theirs. */
  openProposals!: number;
  /** Requests that providers have accepted by hand in the last 30 days. */
  acceptedRequests!: number;
  /** How many of them were accepted later than the new deadline would have been. */
  acceptedLater!: number;
}
