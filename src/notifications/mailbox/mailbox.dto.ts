import { OptionalText } from '../../platform/fields/fields.js';

export class MailboxQueryDto {
  /** Part of an address or phone number: only what went there. */
  @OptionalText('The address', 320)
  to?: string | null;
}
