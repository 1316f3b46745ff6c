import { type MouseEvent, type ToggleEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import TuneIcon from 'virtual:icon/baseline-tune';
import { UNREACHABLE } from '#problem.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { useLazyPart } from '#ui/dialogs/useLazyPart.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { PartTitle } from '#ui/page/text.ts';
import { type ServiceFilters, showLabel } from '../../search/service-filters.ts';
import { activeFilters } from '../active-filters.ts';
import { FilterPanel, type FilterPanelProps } from '../FilterPanel.tsx';
import { Foot, Head, Sheet } from './sheet-look.ts';
import { closeSheet, isOpen, isSheetVisit, SHEET_ID } from './sheet-visit.ts';

const load = () => import('./drafting.ts');
/** It is fetched when the button is pressed, and a failure is told then. */
const loadAhead = () => void load().catch(() => undefined);

async function loadDraftPanel() {
  const { DraftPanel, takeTyped } = await load();
  takeTyped();
  return DraftPanel;
}

/**
 * The filters: beside the list where there is room, and there each change is one of the list. On small screens they come from below, on the browser's own
 * popover, which needs no script; with scripts the changes on it are a draft until the button at its foot is pressed.
 */
export function FilterSheet(panel: FilterPanelProps) {
  const sheet = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const { Part: DraftPanel, failed, again } = useLazyPart(loadDraftPanel, open);
  const waiting = open && !DraftPanel && !failed;
  const isVisit = isSheetVisit(useLocation().state);
  const isReturn = useNavigationType() === NavigationType.Pop && isVisit;

  // Opened before the scripts had come.
  useEffect(() => {
    if (isOpen(sheet.current)) setOpen(true);
  }, []);
  // A reload, or Forward, to where the sheet was open; beside the list it always is. Not the visit that it has just begun: the quick have closed it by now.
  useEffect(() => {
    if (isReturn && !sheet.current!.checkVisibility()) sheet.current!.showPopover();
  }, [isReturn]);
  // What had the focus when the draft came is gone, and the browser gives the focus back only from inside the sheet.
  useLayoutEffect(() => {
    if (DraftPanel && isOpen(sheet.current)) focusFirst(sheet.current!);
  }, [DraftPanel]);

  return (
    <Sheet
      ref={sheet}
      id={SHEET_ID}
      popover="auto"
      aria-label="Filters"
      data-plain={failed && ''}
      onToggle={(event) => {
        setOpen(event.newState === 'open');
        focusWhenOpened(event);
      }}
    >
      <Head>
        <PartTitle as="p" style={{ margin: 0 }}>
          Filters
        </PartTitle>
        <Button popoverTarget={SHEET_ID} popoverTargetAction="hide" color="inherit" sx={{ mr: '-12px' }}>
          Close
        </Button>
      </Head>
      {open && DraftPanel ? (
        <DraftPanel {...panel} />
      ) : (
        <>
          {failed && <ProblemAlert problem={UNREACHABLE} onRetry={again} />}
          <div onClickCapture={waiting ? swallow : undefined}>
            <Refreshing active={waiting}>
              <FilterPanel {...panel} onApply={waiting ? () => undefined : panel.onApply} onLeave={closeSheet} />
            </Refreshing>
          </div>
          <Foot>
            <Button variant="contained" popoverTarget={SHEET_ID} popoverTargetAction="hide">
              {showLabel(panel.page?.total)}
            </Button>
          </Foot>
        </>
      )}
    </Sheet>
  );
}

/** Opens the sheet, where there is one. */
export function FilterSheetButton({ filters }: { filters: ServiceFilters }) {
  const count = activeFilters(filters).length;
  return (
    <Button
      variant="outlined"
      startIcon={<TuneIcon />}
      popoverTarget={SHEET_ID}
      sx={{ display: { md: 'none' } }}
      onPointerDown={loadAhead}
      onFocus={loadAhead}
    >
      {count === 0 ? 'Filters' : `Filters (${count})`}
    </Button>
  );
}

/** Or the focus would stay on the button that the sheet now covers; when it closes, the browser gives it back. */
function focusWhenOpened({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') focusFirst(currentTarget);
}

function focusFirst(sheet: HTMLElement) {
  if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus();
}

/** For the moment in which nobody would remember what is pressed. */
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
