import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, as they stand in an address: nobody guesses them, so that a plain hash is enough to keep. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
