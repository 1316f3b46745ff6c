import * as z from 'zod/mini';

/** A text that must be told, in the server's words. */
export const required = (label: string, longest: number) =>
  z
    .string(`${label} is required`)
    .check(z.trim(), z.minLength(1, `${label} is required`), z.maxLength(longest, `${label} must be at most ${longest} characters`));

/** A text that may stay empty. */
export const optional = (label: string, longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, `${label} must be at most ${longest} characters`));

/** A whole number, typed. */
export const wholeNumber = (least: number, most: number, message: string) =>
  z.refine<string>((typed) => /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most, message);
