import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

const SHAPE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;
const MINUTE = 'yyyy-MM-ddTHH:mm'.length;

/** As events and tables have it; nothing for what is no instant. February 30 is none, though `Date` would make it one of March. */
function inFull(value: unknown): string | undefined {
  if (typeof value !== 'string' || !SHAPE.test(value)) return undefined;
  const date = new Date(value);
  const full = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return full.startsWith(value.slice(0, MINUTE)) ? full : undefined;
}

/** For DTOs: an instant in UTC, to the minute or more exactly. */
export const IsInstant = (message: string) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => inFull(value) ?? value),
    ValidateBy({ name: 'isInstant', validator: { validate: (value) => value !== undefined && inFull(value) === value } }, { message }),
  );
