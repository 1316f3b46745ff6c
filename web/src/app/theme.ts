import { createTheme } from '@mui/material/styles';
import { ICON_RULES } from '#ui/icons/material-icon.tsx';
import { RouterLink } from './RouterLink.tsx';

const TEXT = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';
const HEADING = '"Bricolage Grotesque Variable", "Bricolage Fallback", system-ui, sans-serif';
const HAIRLINE = '1px solid color-mix(in srgb, var(--hs-palette-text-primary) 14%, transparent)';
const FLOATING = '0 12px 32px -12px rgb(20 26 51 / .22)';

/** Phones are narrower. */
const MD = 768;
/** The height of their bar, with its line. */
const BAR = 61;

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    status: true;
  }
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** The border of a control, strong enough to be seen as one. */
    outline: { main: string };
    /** The tape measure: a surface only, with ink on it. */
    tape: { main: string; ink: string };
  }
  interface PaletteOptions {
    outline?: { main: string };
    tape?: { main: string; ink: string };
  }
}

const TAPE = { main: '#FFC93C', ink: '#141A33' };

const light = {
  primary: { main: '#2A3FB8', dark: '#22349A', light: '#E3E8FF', contrastText: '#FFFFFF' },
  secondary: { main: '#FFC93C', contrastText: '#141A33' },
  success: { main: '#13734A', light: '#DDF5E5', dark: '#0B5A34' },
  info: { main: '#2A3FB8', light: '#E3E8FF', dark: '#22349A' },
  warning: { main: '#9A5300', light: '#FFEFD1', dark: '#7A4100' },
  error: { main: '#B3202F', light: '#FFE4E3', dark: '#9B1C2B' },
  background: { default: '#F4F6F1', paper: '#FFFFFF' },
  text: { primary: '#141A33', secondary: '#4A5270' },
  divider: '#DADFD8',
  outline: { main: '#7A819B' },
  tape: TAPE,
};

const dark = {
  primary: { main: '#A9B9FF', dark: '#C4CFFF', light: '#24316F', contrastText: '#0C1330' },
  secondary: { main: '#FFC93C', contrastText: '#141A33' },
  success: { main: '#7FDDA6', light: '#0B3322', dark: '#93E6B5', contrastText: '#0C1330' },
  info: { main: '#A9B9FF', light: '#24316F', dark: '#C4CFFF', contrastText: '#0C1330' },
  warning: { main: '#FFC46B', light: '#3A2A08', dark: '#FFD98A', contrastText: '#0C1330' },
  error: { main: '#FF9A94', light: '#4A1520', dark: '#FFB3AF', contrastText: '#0C1330' },
  background: { default: '#0C1330', paper: '#141D42' },
  text: { primary: '#EEF1FF', secondary: '#AEB8DE' },
  divider: '#2A3566',
  outline: { main: '#6C78AD' },
  tape: TAPE,
};

const heading = (fontWeight: number, fontSize: string, lineHeight: number, letterSpacing: string) => ({
  fontFamily: HEADING,
  fontWeight,
  fontSize,
  lineHeight,
  letterSpacing,
  textWrap: 'balance' as const,
});

/** The drafting table: light is drafting paper, dark is the blueprint. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-scheme="%s"]', cssVarPrefix: 'hs' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: { xs: 0, sm: 480, md: MD, lg: 1120, xl: 1440 } },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: TEXT,
    h1: heading(800, 'clamp(2.25rem, 1.4rem + 3.6vw, 4rem)', 1.02, '-.03em'),
    h2: heading(700, 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)', 1.12, '-.02em'),
    h3: heading(700, '1.1875rem', 1.25, '-.01em'),
    h4: heading(700, '1.0625rem', 1.3, '-.005em'),
    button: { textTransform: 'none', fontWeight: 600 },
    overline: { fontWeight: 700, letterSpacing: '.08em', fontSize: '.75rem', lineHeight: 1.5 },
  },
  transitions: {
    duration: { shortest: 120, shorter: 120, short: 150, standard: 180, complex: 180, enteringScreen: 180, leavingScreen: 120 },
  },
  focusVisible: { outlineWidth: 3, outlineOffset: 2 },
  motion: { reducedMotion: 'system' },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        ...ICON_RULES,
        'html, body, #root': { minHeight: '100%' },
        '#root': { minHeight: '100dvh' },
        // What is focused or jumped to must not hide under the sticky header.
        html: { scrollPaddingTop: 96, scrollPaddingBottom: 'var(--foot)', '--foot': '0px' },
        // Nor under the bar of phones, which only low ones let go. Pages without one have the room too: what every element inherits would be computed
        // again for all of them as the bar comes.
        [`@media (max-width: ${MD - 0.05}px) and (min-height: 480px)`]: {
          html: { '--foot': `calc(${BAR}px + env(safe-area-inset-bottom))` },
        },
        // Nor under what a page keeps at its foot.
        'html:has([data-at-foot])': { scrollPaddingBottom: 'calc(var(--foot) + 176px)' },
        // The page reaches below the sign of a phone's lower edge, but not below the camera beside it.
        body: { paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)' },
        ':where(a, button, input, summary, [tabindex]):focus-visible': {
          outline: '3px solid var(--hs-palette-primary-main)',
          outlineOffset: 2,
        },
        // Focused by script after a change of route; a ring around a heading would look like a control.
        'h1[tabindex="-1"]:focus': { outline: 'none' },
        // High-contrast modes take surfaces away: what is chosen, and what a bar measures, must not go with them.
        '@media (forced-colors: active)': {
          ':is(a, button)[aria-current]:not([aria-current="date"]), [role="tab"][aria-selected="true"], input:checked + span, .MuiPickerDay-root.Mui-selected':
            {
              forcedColorAdjust: 'none',
              color: 'HighlightText !important',
              backgroundColor: 'Highlight !important',
            },
          '[data-surface]': { forcedColorAdjust: 'none' },
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: { defaultProps: { LinkComponent: RouterLink, disableRipple: true } },
    MuiLink: { defaultProps: { component: RouterLink } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none', border: HAIRLINE } } },
    MuiAppBar: { styleOverrides: { root: { border: 0, borderBottom: HAIRLINE } } },
    MuiDrawer: { styleOverrides: { paper: { border: 0, borderRight: HAIRLINE, borderRadius: 0 } } },
    MuiMenu: { styleOverrides: { paper: { boxShadow: FLOATING } } },
    MuiPopover: { styleOverrides: { paper: { boxShadow: FLOATING } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 16, boxShadow: FLOATING } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 10, minHeight: 44, paddingInline: 18 },
        outlined: ({ theme: t }) => ({ borderColor: t.vars.palette.outline.main }),
        sizeSmall: { minHeight: 36, paddingInline: 12 },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 10 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          backgroundColor: t.vars.palette.background.paper,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: t.vars.palette.outline.main },
        }),
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 44, fontSize: '1rem' } } },
    MuiAlert: {
      styleOverrides: {
        root: {
          alignItems: 'flex-start',
          // MUI would mix these out of `light`, which is a tint here already.
          variants: (['success', 'info', 'warning', 'error'] as const).flatMap((severity) => [
            {
              props: { variant: 'outlined', severity },
              style: { color: 'var(--hs-palette-text-primary)', borderColor: `var(--hs-palette-${severity}-main)` },
            },
            {
              props: { variant: 'standard', severity },
              style: {
                color: `var(--hs-palette-${severity}-dark)`,
                backgroundColor: `var(--hs-palette-${severity}-light)`,
                borderColor: 'transparent',
                '& .MuiAlert-icon': { color: 'inherit' },
              },
            },
          ]),
        },
      },
    },
    MuiTooltip: { defaultProps: { arrow: true } },
    MuiChip: {
      styleOverrides: {
        root: {
          borderRadius: 6,
          fontWeight: 600,
          variants: (['success', 'warning', 'error', 'primary'] as const).map((color) => ({
            props: { variant: 'status', color },
            style: {
              backgroundColor: `var(--hs-palette-${color}-light)`,
              color: `var(--hs-palette-${color}-dark)`,
              '& .MuiChip-icon': { color: 'inherit' },
            },
          })),
        },
      },
    },
  },
});
