import { styled } from '@mui/material/styles';
import type { FavoriteTarget } from './favorite-target.ts';
import { HeartIcon } from './HeartIcon.tsx';
import { useFavorite } from './useFavorite.ts';
import { usePendingFavorite } from './usePendingFavorite.ts';

const Face = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '& > svg': { transition: 'scale 150ms' },
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '&:active > svg': { scale: '.85' },
  '&[aria-pressed=true]': { color: theme.vars.palette.error.main },
}));

/** The heart of a customer. It turns at once, and back if the server could not take it. */
export function HeartButton(thing: FavoriteTarget) {
  const { kept, turn, keep } = useFavorite(thing);
  usePendingFavorite(thing, kept !== undefined, keep);
  if (kept === undefined) return null;
  return (
    <Face type="button" aria-pressed={kept} aria-label={`Save ${thing.name} to My Favorites`} onClick={turn}>
      <HeartIcon filled={kept} />
    </Face>
  );
}
