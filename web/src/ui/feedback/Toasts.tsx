import Box from '@mui/material/Box';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToast } from './PlainToast.tsx';
import { onToasts, shownToasts, type Toast } from './toast.ts';

const ToastCard = lazy(() =>
  import('./ToastCard.tsx').then(
    (loaded) => ({ default: loaded.ToastCard }),
    () => ({ default: PlainToast }),
  ),
);

const NONE: readonly Toast[] = [];

/** Where toasts appear. Both live regions exist before the first toast, or it would not be announced. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts, () => NONE);
  const errors = toasts.filter(({ severity }) => severity === 'error');
  const others = toasts.filter(({ severity }) => severity !== 'error');
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetInlineEnd: { xs: 12, md: 24 },
        insetInlineStart: { xs: 12, md: 'auto' },
        // On a phone what was just pressed, and what is pressed again after an error, is mostly in the lower half.
        top: { xs: 'calc(env(safe-area-inset-top) + 104px)', md: 'auto' },
        bottom: { md: 24 },
        // What a page keeps at its foot on small screens is not covered.
        'html:has([data-at-foot]) &': { bottom: { md: 84, lg: 24 } },
        width: { md: 400 },
        pointerEvents: 'none',
        '& > div': { display: 'grid', gap: 1, mt: 1 },
      }}
    >
      <div role="status" aria-live="polite">
        <Cards toasts={others} />
      </div>
      <div role="alert" aria-live="assertive">
        <Cards toasts={errors} />
      </div>
    </Box>
  );
}

function Cards({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Suspense>
      {toasts.map((each) => (
        <ToastCard key={each.id} shown={each} />
      ))}
    </Suspense>
  );
}
