import Box from '@mui/material/Box';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import SearchIcon from 'virtual:icon/baseline-search';
import { paramsNow } from '#ui/address/params-now.ts';
import { FieldFrame } from '#ui/forms/field.ts';
import { useTypingPause } from '#ui/typing/useTypingPause.ts';

/** The longest text that is looked for. */
const SEARCH_MAX = 100;

/** What is looked for, as the address holds it. */
export const searchFrom = (params: URLSearchParams): string => (params.get('search') ?? '').trim().slice(0, SEARCH_MAX);

interface Props {
  label: string;
  placeholder: string;
}

/** Looks for something in a list; the address holds what. What else stands in it stays, but for the page. */
export function SearchInAddress({ label, placeholder }: Props) {
  const [params, setParams] = useSearchParams();
  const term = params.get('search') ?? '';
  const [text, setText] = useState(term);
  const told = useRef(term);

  // The address changed without this field: Back, or Clear search.
  useEffect(() => {
    if (term === told.current) return;
    told.current = term;
    setText(term);
  }, [term]);

  const tell = (replace: boolean) => {
    const next = text.trim();
    if (next === told.current) return;
    told.current = next;
    const chosen = paramsNow();
    chosen.delete('page');
    if (next) chosen.set('search', next);
    else chosen.delete('search');
    setParams(chosen, { replace });
  };
  useTypingPause(text, () => tell(true));

  function commit(event: FormEvent) {
    event.preventDefault();
    tell(false);
  }

  return (
    <Box component="form" role="search" onSubmit={commit} sx={{ maxWidth: 420 }}>
      <FieldFrame>
        <SearchIcon aria-hidden />
        <input
          type="search"
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </FieldFrame>
    </Box>
  );
}
