import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FieldFrame } from '../../../ui/field.ts';
import { SEARCH_MAX } from './customer-search.ts';

const TYPING_PAUSE_MS = 300;

/** Finds customers by their name; the address holds what is looked for. */
export function CustomerSearch() {
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
    setParams(next ? { search: next } : {}, { replace });
  };
  const pause = useEffectEvent(() => tell(true));

  useEffect(() => {
    const timer = setTimeout(() => pause(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

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
          placeholder="Search customers..."
          aria-label="Search customers"
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
