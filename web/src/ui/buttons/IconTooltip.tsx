import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  /** What the button does, in a word or two; who can not see it hears the button's own label. */
  title: string;
  children: ReactNode;
}

/** Words above a button that shows only an icon, while it is pointed at or has the focus. */
export function IconTooltip({ title, children }: Props) {
  return <Frame data-tip={title}>{children}</Frame>;
}

/** Not read aloud. */
const SHOWN = 'attr(data-tip) / ""';

/** Reaches to the left: buttons with an icon stand at the right. */
const Frame = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  position: 'relative',
  '&::after': {
    position: 'absolute',
    zIndex: theme.zIndex.tooltip,
    bottom: '100%',
    right: 0,
    marginBottom: 4,
    padding: '4px 8px',
    borderRadius: 6,
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.paper,
    fontSize: '.75rem',
    fontWeight: 500,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  '@media (hover: hover)': { '&:hover::after': { content: SHOWN } },
  '&:has(:focus-visible)::after': { content: SHOWN },
}));
