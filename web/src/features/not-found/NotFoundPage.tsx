import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { NotFound } from '#ui/placeholders/NotFound.tsx';

/** Any address that leads nowhere. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname]);
  return (
    <NotFound
      title="Oops! Page not found"
      action={
        <Button href={paths.home} variant="contained">
          Return to Home
        </Button>
      }
    />
  );
}
