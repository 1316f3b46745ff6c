import * as z from 'zod/mini';

/** What an action asks for that only the person themselves may do; `code` is empty without two-factor. */
export interface Guarded {
  password: string;
  code: string;
}

/** The rules of both fields. */
export const guarded = (twoFactor: boolean) => ({
  password: z.string().check(z.minLength(1, 'Please enter your password')),
  code: twoFactor ? z.string().check(z.trim(), z.minLength(1, 'Please enter a code')) : z.string().check(z.trim()),
});

/** Authenticator apps show "123 456". */
export const withoutSpaces = (code: string): string => code.replace(/\s/g, '');
