import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { MOST_CENTS } from '../money.js';

/** Blanks, controls, and what Unicode would have nobody see. */
const INVISIBLE = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** What would turn the direction of whatever is shown after the text, and controls that nobody types. */
const UNWELCOME = /[\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu;

function trimmed(text: string): string {
  const plain = text.replace(UNWELCOME, '');
  return INVISIBLE.test(plain) ? '' : plain.trim();
}

/** Blanks around a text are taken off before it is judged, so that a field in which nothing is to be seen counts as empty. */
export const Trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmed(value) : value));

/** For ids in a body, one or a list: they may come in capital letters, and streams are named in small ones. */
export const SmallLetters = () =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(inSmallLetters) : inSmallLetters(value)));

const inSmallLetters = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

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
export const EmptyIsNull = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmed(value) || null : value));

/** An amount in whole cents, 0 or more; `message` answers anything else. */
export const WholeCents = (message: string) =>
  applyDecorators(ApiProperty({ minimum: 0, maximum: MOST_CENTS }), IsInt({ message }), Min(0, { message }), Max(MOST_CENTS, { message }));

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
