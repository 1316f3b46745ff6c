import { styled } from '@mui/material/styles';
import { type FormEvent, lazy, Suspense, type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import SearchIcon from 'virtual:icon/baseline-search';
import { paths } from '#shared/paths.ts';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { keysOf } from '#ui/keys/page-keys.ts';
import { WhereField } from './WhereField.tsx';

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '6px 6px 6px 16px',
  border: `2px solid ${theme.vars.palette.text.primary}`,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
  // On the narrowest phones the button goes below: what the field asks for is not cut.
  '@media (max-width: 389px)': {
    '&:not(:has([name="zip"]))': { '& input': { flexBasis: 'calc(100% - 60px)' }, '& > button': { flex: 1 } },
  },
  // Where there is no room for all three, the place stands beside the button.
  '&:has([name="zip"]) [type="search"]': { flex: '4 1 14rem' },
}));

// What helps to type is fetched for those who do; without it the search is a search.
const Suggestions = lazy(() =>
  import('./Suggestions.tsx').then(
    (loaded) => ({ default: loaded.Suggestions }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  /** What the field asks for. */
  label: string;
  /** Asks where, too. */
  where?: boolean;
  /** Before it leads there. */
  onSearch?: (form: HTMLFormElement) => void;
}

/** Leads to the list of what was found. Works before any script does, too: it is a plain form. */
export function SearchForm({ label, where = false, onSearch }: Props) {
  const navigate = useNavigate();
  const [field, setField] = useState<HTMLInputElement>();
  const near = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setField(currentTarget);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const term = String(typed.get('search')).trim();
    const zip = typed.get('zip');
    onSearch?.(event.currentTarget);
    const list = term ? paths.search(term) : paths.services;
    void navigate(zip ? paths.near(list, String(zip)) : list);
  };

  return (
    <Form role="search" aria-label={label} action={paths.services} onSubmit={search}>
      <SearchIcon aria-hidden />
      <input
        name="search"
        type="search"
        role="combobox"
        {...keysOf('search')}
        aria-expanded={false}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        onFocus={near}
        onInput={near}
      />
      {where && <WhereField />}
      <PlainButton type="submit" variant="contained">
        Search
      </PlainButton>
      {field && (
        <Suspense>
          <Suggestions field={field} onChosen={() => onSearch?.(field.form!)} />
        </Suspense>
      )}
    </Form>
  );
}
