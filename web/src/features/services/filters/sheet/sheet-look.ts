import { styled } from '@mui/material/styles';

export const Sheet = styled('section')(({ theme }) => ({
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
    '&:has([data-ways])': { scrollPaddingBottom: 192 },
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    '&::backdrop': { backgroundColor: 'rgb(20 26 51 / .5)' },
    // A press beside the sheet closes it, and is no press on what lies below: the browser lets it through.
    'body:has(&:popover-open)': { pointerEvents: 'none' },
    '&:popover-open': { pointerEvents: 'auto' },
    // With scripts the button at the foot stands for those beside the fields, from the first moment: nothing is to move when it takes over.
    '@media (scripting: enabled)': {
      '&:popover-open:not([data-plain]) form button[type="submit"][data-size="small"]': { display: 'none' },
    },
  },
}));

const OnSheet = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  zIndex: 2,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** With the bar by which sheets are pulled. */
export const Head = styled(OnSheet)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 16,
  touchAction: 'none',
  '@media (scripting: enabled)': {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '8px auto auto calc(50% - 18px)',
      width: 36,
      height: 4,
      borderRadius: 2,
      backgroundColor: theme.vars.palette.outline.main,
    },
  },
}));

export const Foot = styled(OnSheet)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  position: 'sticky',
  bottom: 0,
  marginTop: 16,
  paddingBlock: '16px calc(16px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
