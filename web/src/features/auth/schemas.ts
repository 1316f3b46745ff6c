import * as z from 'zod/mini';

const email = z.string().check(z.trim(), z.minLength(1, 'Please enter your email'), z.email('Please enter a valid email address'));

/** Where a mailed link shall go. */
export const Address = z.object({ email });

export const SignIn = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Please enter your password')),
});

export const SignUp = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1, 'Please enter your full name')),
  email,
  password: z.string().check(z.minLength(8, 'Use at least 8 characters')),
});

export type Address = z.infer<typeof Address>;
export type SignIn = z.infer<typeof SignIn>;
export type SignUp = z.infer<typeof SignUp>;
