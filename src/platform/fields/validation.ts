import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { Invalid } from '../errors.js';

/** One message per field: the first that class-validator found. */
function messages(errors: readonly ValidationError[], prefix = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { property, constraints, children } of errors) {
    const field = `${prefix}${property}`;
    const [first] = Object.entries(constraints ?? {});
    if (first) found[field] = first[0] === 'whitelistValidation' ? 'This field is not known here.' : capitalised(first[1]);
    Object.assign(found, messages(children ?? [], `${field}.`));
  }
  return found;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

class Door extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      // class-transformer stumbles over a list where a DTO has an object.
      if (error instanceof TypeError) throw new Invalid({ [metadata.type]: 'A list stands where an object is expected.' });
      throw error;
    }
  }
}

/** The door: only fields that a DTO declares, each of its own type, come in. */
export const validationPipe = () =>
  new Door({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new Invalid(messages(errors)),
  });
