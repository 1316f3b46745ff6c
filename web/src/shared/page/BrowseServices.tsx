import { paths } from '#shared/paths.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';

/** The way on from a page about something that is not there. */
export function BrowseServices() {
  return (
    <Button href={paths.services} variant="contained">
      Browse Services
    </Button>
  );
}
