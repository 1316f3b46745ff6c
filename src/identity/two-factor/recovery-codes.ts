import { createHmac, randomInt } from 'node:crypto';

const COUNT = 10;
const HALF = 5;
/** Without letters and digits that look alike; ten of these are 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes such as `k7qfm-2xwpa`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => `${half()}-${half()}`);

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** As it is kept: whoever reads the table without the key can not even try codes. Capitals, spaces and hyphens make no difference. */
export const recoveryCodeHash = (key: Buffer, userId: string, code: string): string =>
  createHmac('sha256', key)
    .update(`${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url');
