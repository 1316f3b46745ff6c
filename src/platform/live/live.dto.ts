import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { LIVE_TAGS, type LiveTag } from './concerns.js';

export class LiveQueryDto {
  /** `true`: only what has changed since the last time, at once. For clients that no stream reaches. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'Use true or false' })
  once?: 'true' | 'false';
}

/** One message of the stream. */
export class LiveChangeDto {
  /** To be sent as `X-Min-Position` with what is asked for then, and as `Last-Event-ID` when the stream is opened again. */
  position!: string;
  /** What may have changed for this person. Empty: nothing, the line is alive. */
  @ApiProperty({ enum: LIVE_TAGS, isArray: true })
  tags!: LiveTag[];
}
