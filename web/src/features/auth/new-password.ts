import * as z from 'zod/mini';

/** What people are told before they choose a password. */
export const PASSWORD_RULES = 'At least 8 characters, and not a common password';
export const newPassword = z.string().check(z.minLength(8, 'Use at least 8 characters'));

export const NewPassword = z.object({ password: newPassword });
export type NewPassword = z.infer<typeof NewPassword>;
