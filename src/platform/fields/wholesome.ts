import { Invalid } from '../errors.js';

const MAX_DEPTH = 20;

/**
 * Refuses text that no store can keep (NUL, lone surrogates), nesting beyond 20 levels, and fields named as what every object inherits
 * (`constructor`) or every class has (`prototype`), before anything else looks at the input.
 * @throws Invalid naming the field
 */
export function assertWholesome(input: unknown, field = '', depth = 0): void {
  if (typeof input === 'string') {
    if (input.includes('\0')) throw new Invalid({ [field || 'body']: 'Remove the NUL character.' });
    if (!input.isWellFormed()) throw new Invalid({ [field || 'body']: 'This text is not well-formed Unicode.' });
    return;
  }
  if (typeof input !== 'object' || input === null) return;
  if (depth >= MAX_DEPTH) throw new Invalid({ [field || 'body']: `Nested deeper than ${MAX_DEPTH} levels.` });
  for (const [key, value] of Object.entries(input)) {
    assertWholesome(key, field || 'body', depth + 1);
    // The validator takes every object to have these, or drops them, and so would let them pass.
    if (key in Object.prototype || key === 'prototype') throw new Invalid({ [key]: 'This field is not known here.' });
    assertWholesome(value, field ? `${field}.${key}` : key, depth + 1);
  }
}
