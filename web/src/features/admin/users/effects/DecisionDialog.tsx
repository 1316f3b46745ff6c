import Skeleton from '@mui/material/Skeleton';
import type { ComponentProps, ReactNode } from 'react';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';

type Dialog = ComponentProps<typeof ActionDialog>;

interface Props<Preview>
  extends Omit<Dialog, 'children' | 'keepLabel' | 'about' | 'ready' | 'problemTitle'>, Partial<Pick<Dialog, 'keepLabel' | 'about'>> {
  /** What would follow, as the server has computed it. */
  preview: { data?: Preview | undefined; error?: unknown; refetch: () => unknown };
  /** Of what is to come, in pixels. */
  height: number;
  children: (preview: Preview) => ReactNode;
}

/** Decides about somebody's account, or the accounts of many. All that follows stands there before it is done, and nothing can be done before it stands there. */
export function DecisionDialog<Preview>({ preview: { data, error, refetch }, height, children, ...dialog }: Props<Preview>) {
  return (
    <ActionDialog keepLabel="Keep as it is" about="user" {...dialog} ready={data !== undefined} problemTitle="Action failed">
      {error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : data !== undefined ? (
        children(data)
      ) : (
        <Skeleton variant="rounded" height={height} />
      )}
    </ActionDialog>
  );
}
