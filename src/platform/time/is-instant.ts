import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

const SHAPE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;
const MINUTE = 'yyyy-MM-ddTHH:mm'.length;

/** As events and tables have it; what is no instant stays as it is. February 30 is none, though `Date` would make it one of March. */
function inFull(value: unknown): unknown {
  if (typeof value !== 'string' || !SHAPE.test(value)) return value;
  const date = new Date(value);
  const full = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return full.startsWith(value.slice(0, MINUTE)) ? full : value;
}

const isInFull = (value: unknown): boolean =>
  typeof value === 'string' && value.length === '2026-01-01T00:00:00.000Z'.length && inFull(value) === value;

/** For DTOs: an instant in UTC, to the minute or more exactly. */
export const IsInstant = (message = 'Enter a date and a time that exist') =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => inFull(value)),
    ValidateBy({ name: 'isInstant', validator: { validate: (value) => isInFull(value) && inFull(value) === value } }, { message }),
  );
