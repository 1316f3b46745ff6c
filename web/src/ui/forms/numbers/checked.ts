import * as z from 'zod/mini';
import type { Rule } from './number-fields.ts';

/** A field of a schema that holds what was typed, by a rule of its own. */
export const checked = (rule: Rule) =>
  z.string().check(({ value, issues }) => {
    const message = rule(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  });
