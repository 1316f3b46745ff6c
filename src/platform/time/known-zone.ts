import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, isTimeZone } from 'class-validator';

/** For DTOs: the zone of somebody's clocks, like America/Chicago, as their browser names it. One that is not known here counts as none: nobody can help what it is called. */
export const KnownZone = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, example: 'America/Chicago' }),
    Transform(({ value }: { value: unknown }) => (isTimeZone(value) ? value : null)),
    IsOptional(),
  );
