import { isStaff } from '../../accounts/role.js';
import { Refusal } from '../../platform/errors.js';
import { COMMON_PASSWORDS } from './common-passwords.js';

const MIN_LENGTH = 8;
export const MIN_STAFF_LENGTH = 12;
/** Long enough for any passphrase; keeps hashing from being fed novels. */
export const MAX_LENGTH = 200;

/** A password that has been found good and hashed. */
export interface HashedPassword {
  readonly passwordHash: string;
  readonly strongEnoughForStaff: boolean;
}

/** Why this can not be a password, or nothing. */
export function weakness(password: string): string | undefined {
  const length = [...password].length;
  if (length < MIN_LENGTH) return `Password must be at least ${MIN_LENGTH} characters.`;
  if (length > MAX_LENGTH) return `Password must be at most ${MAX_LENGTH} characters.`;
  if (COMMON_PASSWORDS.has(password.toLowerCase()))
    return 'This password is too common: it is among the first that anyone would try. Please choose another.';
  return undefined;
}

/** Admins and auditors need a longer one. */
export const strongEnoughForStaff = (password: string): boolean => [...password].length >= MIN_STAFF_LENGTH;

/** A password that is too short or too common (400), told beside its field. */
class WeakPassword extends Refusal {
  readonly status = 400;
  constructor(weakness: string, field = 'password') {
    super('identity/weak-password', weakness, { fields: { [field]: weakness } });
  }
}

/**
 * For whoever holds these roles.
 * @throws WeakPassword
 */
export function mustBeStrong(password: string, roles: readonly string[], field?: string): void {
  const weak = weakness(password) ?? (isStaff(roles) && !strongEnoughForStaff(password) ? TOO_SHORT_FOR_STAFF : undefined);
  if (weak) throw new WeakPassword(weak, field);
}

const TOO_SHORT_FOR_STAFF = `An admin or auditor needs a password of at least ${MIN_STAFF_LENGTH} characters.`;
