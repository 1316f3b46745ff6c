import { ParseUUIDPipe } from '@nestjs/common';
import { NotFound } from '../errors.js';

/** An id may come in capital letters, as RFC 9562 allows; streams are named in small ones. */
class IdPipe extends ParseUUIDPipe {
  override async transform(...given: Parameters<ParseUUIDPipe['transform']>): Promise<string> {
    return (await super.transform(...given))!.toLowerCase();
  }
}

/** For `@Param('id', idOf('service'))`: what can't be an id is answered like an id that nothing has. */
export const idOf = (thing: string) => new IdPipe({ exceptionFactory: () => new NotFound(thing) });
