import * as z from 'zod/mini';

const email = z.string().check(z.trim(), z.minLength(1, 'Please enter your email'), z.email('Please enter a valid email address'));

/** What people are told before they choose a password. */
export const PASSWORD_RULES = 'At least 8 characters, and not a common password';
const newPassword = z.string().check(z.minLength(8, 'Use at least 8 characters'));

/** Where a mailed link shall go. */
export const Address = z.object({ email });

export const SignIn = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Please enter your password')),
  /** Asked for in a second step, when the account has two-factor. */
  code: z.string().check(z.trim()),
});

export const SignUp = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1, 'Please enter your full name')),
  email,
  password: newPassword,
});

export const NewPassword = z.object({ password: newPassword });

export type Address = z.infer<typeof Address>;
export type SignIn = z.infer<typeof SignIn>;
export type SignUp = z.infer<typeof SignUp>;
export type NewPassword = z.infer<typeof NewPassword>;
