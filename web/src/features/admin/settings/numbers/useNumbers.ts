import { useState } from 'react';
import { useTypingPause } from '#ui/typing/useTypingPause.ts';

type Of<Field extends string, Value> = Record<Field, Value>;

interface Options<Field extends string> {
  fields: readonly Field[];
  /** What holds. */
  stored: Readonly<Of<Field, number>>;
  /** What is wrong with what was typed. */
  check: (typed: string) => string | undefined;
}

/** Whole numbers of a setting. A field that nobody has touched follows what is stored; what is typed is previewed once somebody pauses. */
export function useNumbers<Field extends string>({ fields, stored, check }: Options<Field>) {
  const [typed, setTyped] = useState<Partial<Of<Field, string>>>({});
  const [previewed, setPreviewed] = useState<Of<Field, number> | null>(null);
  const all = <Value>(of: (field: Field) => Value) => Object.fromEntries(fields.map((field) => [field, of(field)])) as Of<Field, Value>;
  const shown = all((field) => typed[field] ?? String(stored[field]));
  const isValid = fields.every((field) => check(shown[field]) === undefined);
  const wanted = isValid ? all((field) => Number(shown[field])) : null;
  const isChanged = fields.some((field) => shown[field].trim() !== String(stored[field]));
  useTypingPause(Object.values(shown).join(' '), () => setPreviewed(isChanged ? wanted : null));
  const isOfNow = isChanged && previewed !== null && wanted !== null && fields.every((field) => previewed[field] === wanted[field]);
  return {
    shown,
    write: (field: Field, text: string) => setTyped({ ...typed, [field]: text }),
    check,
    wanted,
    isChanged,
    /** What was asked for last. */
    previewed,
    /** The same, where it is what stands in the fields. */
    ofNow: isOfNow ? previewed : null,
  };
}

export type Numbers<Field extends string> = ReturnType<typeof useNumbers<Field>>;
