/** A dialog is as wide as a phone allows, with room around it. */
export const DIALOG_PAPER = {
  paper: {
    sx: { m: { xs: 2, md: 4 }, width: { xs: 'calc(100% - 32px)' }, maxHeight: { xs: 'calc(100% - 32px)', md: 'calc(100% - 64px)' } },
  },
} as const;

export const DIALOG_TITLE = { pt: 2.5, overflowWrap: 'anywhere' } as const;

/** At the right; on phones as wide as the dialog, side by side or, where the words are long, below each other. */
export const DIALOG_ACTIONS = {
  px: 3,
  pb: 2.5,
  flexWrap: 'wrap',
  gap: 1,
  '& > button': { flexGrow: { xs: 1, sm: 0 } },
  '& > button + button': { ml: 0 },
} as const;
