import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import SearchIcon from 'virtual:icon/baseline-search';
import { paths } from '#shared/paths.ts';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
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
}));

interface Props {
  /** What the field asks for. */
  label: string;
  /** Before it leads there. */
  onSearch?: (form: HTMLFormElement) => void;
}

/** Leads to the list of what was found. Works before any script does, too: it is a plain form. */
export function SearchForm({ label, onSearch }: Props) {
  const navigate = useNavigate();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('search')).trim();
    onSearch?.(event.currentTarget);
    void navigate(term ? paths.search(term) : paths.services);
  };

  return (
    <Form role="search" aria-label={label} action={paths.services} onSubmit={search}>
      <SearchIcon aria-hidden />
      <input name="search" type="search" placeholder={label} aria-label={label} autoComplete="off" enterKeyHint="search" />
      <PlainButton type="submit" variant="contained">
        Search
      </PlainButton>
    </Form>
  );
}
