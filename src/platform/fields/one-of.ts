import { ParseEnumPipe } from '@nestjs/common';
import { NotFound } from '../errors.js';

/** For `@Param('role', oneOf(ROLES, 'role'))`: whatever else stands in the path is answered like something that is not there. */
export const oneOf = (values: readonly string[], thing: string) =>
  new ParseEnumPipe(Object.fromEntries(values.map((value) => [value, value])), { exceptionFactory: () => new NotFound(thing) });
