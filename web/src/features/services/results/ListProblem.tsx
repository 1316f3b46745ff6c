import { useLocation } from 'react-router-dom';
import { asProblem } from '#problem.ts';
import { usePlace } from '#shared/place/place.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { addressOf, changed, type ServiceFilters } from '../search/service-filters.ts';
import { nowhere, zipOf } from '../search/where.ts';

interface ListProblemProps {
  problem: unknown;
  filters: ServiceFilters;
  onRetry: () => void;
}

/** Why there is no list. Only a ZIP can be well written and still unknown. */
export function ListProblem({ problem, filters, onRetry }: ListProblemProps) {
  const { pathname } = useLocation();
  const here = usePlace();
  const { code, detail } = asProblem(problem);
  if (code !== 'catalog/unknown-zip') return <ProblemAlert problem={problem} onRetry={onRetry} />;
  return (
    <EmptyState
      title={`ZIP code ${zipOf(filters, here)}`}
      text={detail}
      action={
        <Button href={addressOf(pathname, changed(filters, { zip: nowhere(here) }))} variant="outlined">
          Show services everywhere
        </Button>
      }
    />
  );
}
