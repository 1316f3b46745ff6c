import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../ui/paths.ts';

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
      <InputBase
        name="search"
        type="search"
        placeholder="What needs doing?"
        autoComplete="off"
        slotProps={{ input: { 'aria-label': 'What needs doing?', enterKeyHint: 'search', sx: { '&&:focus-visible': { outline: 'none' } } } }}
        sx={{ flex: 1, '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
      />
      <Button type="submit" variant="contained">
        Search
      </Button>
    </Box>
  );
}
