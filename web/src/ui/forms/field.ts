import { styled } from '@mui/material/styles';

/** The frame of a one-line field: a native input or select with what stands beside it. */
export const FieldFrame = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minWidth: 0,
  minHeight: 44,
  padding: '0 12px',
  border: '1px solid',
  borderColor: theme.vars.palette.outline.main,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& input, & select': {
    flex: 1,
    width: '100%',
    minWidth: 0,
    minHeight: 42,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
  '& option': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.background.paper },
}));

/** A field below its label. */
export const Labelled = styled('label')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  fontSize: '.875rem',
  color: theme.vars.palette.text.secondary,
  '& > span': { color: theme.vars.palette.text.primary, fontSize: '1rem' },
}));

/** For those who read pages without scripts: what scripts would otherwise do at once. */
export const WITHOUT_SCRIPTS = '@media (scripting: none)';
