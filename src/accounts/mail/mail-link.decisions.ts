import { Rejected } from '../../platform/errors.js';
import { type MailPurpose, PURPOSES } from './mail-purposes.js';

/** Whatever is wrong with a link, its holder is told the same: it is unknown, too old, used up, or overtaken by a change of a secret. */
export function mustBeValid(purpose: MailPurpose, valid: unknown): asserts valid {
  if (!valid) throw new Rejected('identity/link-invalid', PURPOSES[purpose].invalid);
}
