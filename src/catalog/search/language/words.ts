import { stemmer } from 'stemmer';

/** Runs of letters and digits in lower case, without accents and apostrophes; "A/C" is one word. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\b([a-z])\/([a-z])\b/g, '$1$2')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What "repairs", "repairing" and "repaired" have in common (M. F. Porter, "An algorithm for suffix stripping", Program 14, 1980). */
export const stemOf = (word: string): string => stemmer(word);

export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);
