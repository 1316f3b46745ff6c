/** A badge that filters: filled while it does. */
export const badgeLook = (chosen: boolean) =>
  chosen
    ? ({ color: 'primary' } as const)
    : ({ variant: 'outlined', sx: { bgcolor: 'background.paper', borderColor: 'outline.main' } } as const);
