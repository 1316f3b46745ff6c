import { ParseUUIDPipe } from '@nestjs/common';
import { NotFound } from '../errors.js';

/** For `@Param('id', idOf('service'))`: what can't be an id is answered like an id that nothing has. */
export const idOf = (thing: string) => new ParseUUIDPipe({ exceptionFactory: () => new NotFound(thing) });
