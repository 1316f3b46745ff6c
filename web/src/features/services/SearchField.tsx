import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { filtersNow } from './useServiceFilters.ts';

const TYPING_PAUSE_MS = 300;

interface SearchFieldProps {
  term: string;
  /** After a pause in typing. */
  onType: (term: string) => void;
  /** On Enter. */
  onCommit: (term: string) => void;
}

export function SearchField({ term, onType, onCommit }: SearchFieldProps) {
  const [text, setText] = useState(term);
  const told = useRef(term);

  // The address changed without this field: Back, or a removed filter.
  useEffect(() => {
    const now = filtersNow().search;
    if (now === told.current) return;
    told.current = now;
    setText(now);
  }, [term]);

  const tell = (listener: (term: string) => void) => {
    const next = text.trim();
    if (next === told.current) return;
    told.current = next;
    listener(next);
  };
  const pause = useEffectEvent(() => tell(onType));

  useEffect(() => {
    const timer = setTimeout(() => pause(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        tell(onCommit);
      }}
    >
      <OutlinedInput
        type="search"
        fullWidth
        placeholder="Search services..."
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ 'aria-label': 'Search services', maxLength: 100 }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        }
      />
    </form>
  );
}
