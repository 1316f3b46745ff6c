import { createHmac } from 'node:crypto';
import type { MailPurpose } from '../mail-purposes.js';

/** A mail whose code is typed where the person is, instead of following its link. */
export type CodedPurpose = Extract<MailPurpose, 'verify-email'>;

const DIGITS = 6;
/** 48 bits: that some codes are likelier than others can't be noticed then. */
const BYTES = 6;

export const hasCode = (purpose: MailPurpose): purpose is CodedPurpose => purpose === 'verify-email';

/**
 * The code of a mail. Like the token, it follows from what the mail is for and its token's id: a mail that is made twice says the same.
 * @returns six digits, such as `012345`
 */
export function mailCode(key: Buffer, { purpose, id }: { readonly purpose: CodedPurpose; readonly id: string }): string {
  const number = sealed(key, `code ${purpose} ${id}`).readUIntBE(0, BYTES);
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** As it is kept. A million codes could be tried out on a plain hash: without the key this one tells nothing. */
export const mailCodeHash = (key: Buffer, tokenHash: string, code: string): string =>
  sealed(key, `kept ${tokenHash} ${code}`).toString('base64url');

const sealed = (key: Buffer, what: string): Buffer => createHmac('sha256', key).update(what).digest();
