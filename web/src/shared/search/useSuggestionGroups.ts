import { useState } from 'react';
import { publicApi } from '#api/public.ts';
import { useTypingPause } from '#ui/typing/useTypingPause.ts';
import { type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts';

/** Typing faster than this asks for the last word only. */
const PAUSE_MS = 120;
export const LONGEST_TERM = 100;

const { useSuggestionsQuery } = publicApi;

/** The groups of what was typed last; those of before, while they are fetched. */
export function useSuggestionGroups(text: string): { groups: readonly SuggestionGroup[]; term: string } {
  const [term, setTerm] = useState<string>();
  useTypingPause(text, () => setTerm(text.trim().slice(0, LONGEST_TERM)), PAUSE_MS);
  const { data } = useSuggestionsQuery({ ...(term && { term }) }, { skip: term === undefined });
  return { groups: data ? suggestionGroups(data, term ?? '') : [], term: term ?? '' };
}
