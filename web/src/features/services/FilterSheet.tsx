import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { activeFilters } from './active-filters.ts';
import type { CountedFilterPanelProps } from './FilterPanel.tsx';

// Only small screens have it, and only when it is asked for.
const FilterDrawer = lazy(async () => ({ default: (await import('./FilterDrawer.tsx')).FilterDrawer }));

/** The filter panel of small screens, from below. */
export function FilterSheet(props: CountedFilterPanelProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const count = activeFilters(props.filters).length;
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<TuneIcon />} aria-haspopup="dialog" onClick={show} sx={{ display: { md: 'none' } }}>
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      {asked && (
        <Suspense>
          <FilterDrawer {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
