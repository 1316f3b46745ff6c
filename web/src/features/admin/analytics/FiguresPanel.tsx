import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Panel } from '#ui/cards/Panel.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';

interface Props<Figures> {
  title: string;
  query: { data?: Figures; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Beside the title, once there are figures. */
  action: (figures: Figures) => ReactNode;
  children: (figures: Figures) => ReactNode;
}

/** Figures that say themselves which days they are of: where others can't be had, those that were shown stay, below what went wrong. */
export function FiguresPanel<Figures>({ title, query: { data, error, isFetching, refetch }, action, children }: Props<Figures>) {
  return (
    <Panel title={title} action={data && action(data)}>
      {error !== undefined && <ProblemAlert problem={error} onRetry={() => void refetch()} />}
      {data && <Refreshing active={isFetching}>{children(data)}</Refreshing>}
      {!data && error === undefined && <Skeleton variant="rounded" height={320} role="status" aria-label={`Loading ${title}`} />}
    </Panel>
  );
}
