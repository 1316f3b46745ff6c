import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { PlainButton as Button } from '../../ui/PlainButton.tsx';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../ui/paths.ts';

const Term = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  '&&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

/** Works before any script does, too: it is a plain form that leads to the list. */
export function HeroSearch() {
  const navigate = useNavigate();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('search')).trim();
    void navigate(term ? paths.search(term) : paths.services);
  };

  return (
    <Box
      component="form"
      role="search"
      action={paths.services}
      onSubmit={search}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: '6px',
        pl: 2,
        maxWidth: 520,
        border: '2px solid',
        borderColor: 'text.primary',
        borderRadius: '14px',
        bgcolor: 'background.paper',
        '&:focus-within': { outline: '3px solid var(--hs-palette-primary-main)', outlineOffset: 2 },
      }}
    >
      <Search aria-hidden />
      <Term
        name="search"
        type="search"
        placeholder="What needs doing?"
        aria-label="What needs doing?"
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" variant="contained">
        Search
      </Button>
    </Box>
  );
}
