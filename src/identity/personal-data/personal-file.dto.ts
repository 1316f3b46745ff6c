import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** Something that happened, as it stands in the history. */
export class FiledEventDto {
  /** Such as `BookingCreated`. */
  type!: string;
  at!: string;
  /** What it happened to. */
  stream!: string;
  version!: number;
  /** The facts. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  data!: object;
  /** What tells who the person is, opened. Absent where there is none, or where it is somebody else's. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  personal?: object;
}

/** Everything that is held on a person. */
export class PersonalFileDto {
  writtenAt!: string;
  /** What is known now, by area: account, business, services, bookings, messages. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  records!: Record<string, unknown>;
  /** How it came to be so, oldest first. */
  events!: FiledEventDto[];
}
