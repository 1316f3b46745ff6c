export const SHEET_ID = 'filters';
/** Names the count above the results: whoever has applied filters goes on from there. */
export const FOUND_ID = 'found';

/** What the browser keeps with a visit: the open sheet is one of its own, so that Back closes it. */
export const SHEET_VISIT = { sheet: true } as const;

export const isSheetVisit = (state: unknown): boolean => (state as Partial<typeof SHEET_VISIT> | null)?.sheet === true;

/** The visit at this moment, from where the router keeps it. */
export const isOnSheetVisit = (): boolean => isSheetVisit((window.history.state as { usr?: unknown } | null)?.usr);

export const sheet = (): HTMLElement | null => document.getElementById(SHEET_ID);
/** Old browsers know no popovers: there it is never open, and its name would be refused. */
export const isOpen = (sheet: HTMLElement | null): boolean => sheet?.popover === 'auto' && sheet.matches(':popover-open');

export function closeSheet(): void {
  if (isOpen(sheet())) sheet()!.hidePopover();
}

export const sheetButton = (): HTMLElement | null => document.querySelector(`[popovertarget="${SHEET_ID}"]:not(#${SHEET_ID} *)`);
