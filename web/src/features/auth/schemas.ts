import * as z from 'zod/mini';
import { newPassword } from './new-password.ts';

const email = z.string().check(z.trim(), z.minLength(1, 'Please enter your email'), z.email('Please enter a valid email address'));

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

export type Address = z.infer<typeof Address>;
export type SignIn = z.infer<typeof SignIn>;
export type SignUp = z.infer<typeof SignUp>;
