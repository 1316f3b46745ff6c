import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { useHydrated } from '#ui/buttons/useHydrated.ts';
import type { FavoriteTarget } from './favorite-target.ts';
import { HeartIcon } from './HeartIcon.tsx';
import type { PendingFavorite } from './pending-favorite.ts';

/** A page without hearts is still a page. */
const none = { default: () => null };
const HeartButton = lazy(() =>
  import('./HeartButton.tsx').then(
    (loaded) => ({ default: loaded.HeartButton }),
    () => none,
  ),
);

/** As wide beside the longest name, too. */
const PLACE = { flexShrink: 0, width: 36, height: 36, margin: '-4px -8px -4px 0' };
const FACE = { display: 'grid', height: '100%', placeItems: 'center', color: 'var(--hs-palette-text-secondary)' };

/** The heart of a service or a provider. Visitors, as whom every page is rendered, are led to sign in, and back to what they wanted to keep; what remembers is loaded for customers alone. */
export function Heart(thing: FavoriteTarget) {
  const { user } = useSession();
  const isPerson = useHydrated(user !== null);
  const { pathname, search } = useLocation();

  const door = (
    <Link
      to={paths.authReturningTo(pathname + search)}
      state={{ wanted: { kind: thing.kind, id: thing.id, name: thing.name } } satisfies PendingFavorite}
      aria-label={`Sign in to save ${thing.name}`}
      style={FACE}
    >
      <HeartIcon />
    </Link>
  );
  return (
    <span style={PLACE}>
      {isPerson && user ? <Suspense fallback={door}>{user.roles.includes('user') && <HeartButton {...thing} />}</Suspense> : door}
    </span>
  );
}
