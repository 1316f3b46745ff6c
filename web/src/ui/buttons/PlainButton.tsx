import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'button'>, 'color' | 'ref'> {
  /** With it the button is a link. */
  href?: string;
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'medium';
  color?: 'primary' | 'inherit';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  sx?: SystemStyleObject<Theme>;
  ref?: Ref<HTMLButtonElement>;
}

/** How the button looks, for other elements: `data-variant`, `data-size` and `data-color` say which. */
export const ButtonFace = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minWidth: 64,
  minHeight: 44,
  margin: 0,
  padding: '6px 18px',
  border: '1px solid transparent',
  borderRadius: 10,
  background: 'none',
  color: theme.vars.palette.primary.main,
  font: 'inherit',
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.75,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 7%, transparent)' },
  '& > svg': { fontSize: 20 },
  '&[aria-label] > svg:only-child': { fontSize: 24 },
  '&[data-color="inherit"]': { color: 'inherit' },
  '&[data-size="small"]': { minHeight: 36, paddingInline: 12 },
  '&[data-variant="outlined"]': { borderColor: theme.vars.palette.outline.main },
  '&[data-variant="outlined"]:hover': { borderColor: 'currentColor' },
  '&[data-variant="contained"]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  },
  '&:disabled': { opacity: 0.55, cursor: 'default' },
}));

/** Takes what MUI's button takes, and looks like it, without its 9 kB of ripples and loading signs: for pages that strangers open first. */
export function PlainButton({ href, variant = 'text', size = 'medium', color = 'primary', startIcon, endIcon, children, ...rest }: Props) {
  const way = href === undefined ? { type: 'button' as const } : href.startsWith('/') ? { as: Link, to: href } : { as: 'a' as const, href };
  return (
    <ButtonFace {...way} {...rest} data-variant={variant} data-size={size} data-color={color}>
      {startIcon}
      {children}
      {endIcon}
    </ButtonFace>
  );
}
