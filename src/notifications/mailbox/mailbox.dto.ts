import { OptionalText } from '../../platform/http/fields.js';

export class MailboxQueryDto {
  /** Part of an address or phone number: only what went there. */
  @OptionalText('The address', 320)
  to?: string | null;
}
