import * as z from 'zod/mini';
import { required } from './fields.ts';

/** What people are told before they choose a password. */
export const PASSWORD_RULES = 'At least 8 characters, and not a common password';

/** Whoever has no account yet makes one by applying. */
export const ACCOUNT = {
  fullName: required('Full name', 100),
  email: required('Email', 254).check(z.email('Please enter a valid email address')),
  password: z.string().check(z.minLength(8, 'Use at least 8 characters')),
};

/** Whoever is signed in has told all of that. */
export const NO_ACCOUNT = { fullName: z.string(), email: z.string(), password: z.string() };

export const CONTACT = { phone: required('Phone', 40) };
