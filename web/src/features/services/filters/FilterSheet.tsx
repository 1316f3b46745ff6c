import { styled } from '@mui/material/styles';
import type { ToggleEvent } from 'react';
import TuneIcon from 'virtual:icon/baseline-tune';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { PartTitle } from '#ui/page/text.ts';
import type { ServiceFilters } from '../search/service-filters.ts';
import { activeFilters } from './active-filters.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

const ID = 'filters';

/**
 * The filters: beside the list where there is room, from below on small screens. The sheet is the browser's own popover, which needs no script;
 * each change shows at once how many services it leaves.
 */
export function FilterSheet(panel: FilterPanelProps) {
  return (
    <Sheet id={ID} popover="auto" aria-label="Filters" onToggle={focusFirst}>
      <OnSheet>
        <PartTitle as="p" style={{ margin: 0 }}>
          Filters
        </PartTitle>
        <Button popoverTarget={ID} popoverTargetAction="hide" color="inherit">
          Close
        </Button>
      </OnSheet>
      <FilterPanel {...panel} onLeave={() => document.getElementById(ID)?.hidePopover?.()} />
      <Foot>
        <Button variant="contained" sx={{ flex: 1 }} popoverTarget={ID} popoverTargetAction="hide">
          {showLabel(panel.page?.total)}
        </Button>
      </Foot>
    </Sheet>
  );
}

/** Opens the sheet, where there is one. */
export function FilterSheetButton({ filters }: { filters: ServiceFilters }) {
  const count = activeFilters(filters).length;
  return (
    <Button variant="outlined" startIcon={<TuneIcon />} popoverTarget={ID} sx={{ display: { md: 'none' } }}>
      {count === 0 ? 'Filters' : `Filters (${count})`}
    </Button>
  );
}

/** Or the focus would stay on the button that the sheet now covers; when it closes, the browser gives it back. */
function focusFirst({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector('button')?.focus();
}

function showLabel(total: number | undefined): string {
  if (total === undefined) return 'Show services';
  return `Show ${total.toLocaleString('en-US')} ${total === 1 ? 'service' : 'services'}`;
}

const Sheet = styled('section')(({ theme }) => ({
  // The browser frames every popover.
  border: 0,
  color: 'inherit',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'sticky',
    // Below the header, which is sticky too.
    inset: '98px auto auto',
    alignSelf: 'start',
    width: 'auto',
    maxHeight: 'calc(100dvh - 98px)',
    margin: 0,
    // Room for the focus rings, which the scrolling box would cut off.
    padding: '0 6px 16px',
    marginInline: -6,
    background: 'none',
  },
  [theme.breakpoints.down('md')]: {
    inset: 'auto 0 0',
    width: '100%',
    maxWidth: 'none',
    maxHeight: '88dvh',
    margin: 0,
    padding: '0 20px',
    borderRadius: '16px 16px 0 0',
    overscrollBehavior: 'contain',
    // What has the focus stays above the foot.
    scrollPaddingBottom: 96,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    '&::backdrop': { backgroundColor: 'rgb(20 26 51 / .5)' },
  },
}));

const OnSheet = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 16,
  backgroundColor: theme.vars.palette.background.paper,
  zIndex: 2,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Foot = styled(OnSheet)(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  marginTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
