import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** Blanks around a text are taken off before it is judged, so that a field of blanks counts as empty. */
export const Trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A text that must be told: "Business name is required". `label` begins the sentence. The rules are judged in this order, the first that fails speaks. */
export const RequiredText = (label: string, max: number) =>
  applyDecorators(
    Trimmed(),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    MaxLength(max, { message: `${label} must be at most ${max} characters` }),
  );

/** A text that may be left out; an empty one is left out too, and reads as `null`. */
export const OptionalText = (label: string, max: number) =>
  applyDecorators(
    EmptyIsNull(),
    IsOptional(),
    IsString({ message: `${label} must be text` }),
    MaxLength(max, { message: `${label} must be at most ${max} characters` }),
  );

/** What a form sends for a field that nobody filled in. */
export const EmptyIsNull = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));

const LAST_PAGE = 100_000;
const PAGE = 'Page must be a whole number from 1';

/** Which page of a numbered list; the first when it is left out. */
export const PageNumber = () =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: 1, maximum: LAST_PAGE, description: 'From 1.' }),
    Type(() => Number),
    IsOptional(),
    IsInt({ message: PAGE }),
    Min(1, { message: PAGE }),
    Max(LAST_PAGE, { message: PAGE }),
  );
