import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '#ui/feedback/announcer.ts';

let focused: string | undefined;

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  overflowWrap: 'anywhere',
  '&[data-variant="h2"]': theme.typography.h2,
}));

interface Props {
  /** Names the document; the heading too, unless `children` say it otherwise. */
  title?: string;
  children?: ReactNode;
  /** How large it is. */
  variant?: 'h1' | 'h2';
  /** Names what is shown where several things follow each other at one path. */
  step?: string;
  sx?: SystemStyleObject<Theme>;
}

/** The page's h1. Names the document, and after a change of route takes the focus and is announced. */
export function PageTitle({ children, title = typeof children === 'string' ? children : undefined, variant = 'h1', step = '', sx }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const shown = `${pathname} ${step}`;
    // Still loading: the page has no name yet.
    if (title === undefined || focused === shown) return;
    const first = focused === undefined;
    focused = shown;
    // The browser itself announces the first page.
    if (first) return;
    heading.current?.focus({ preventScroll: true });
    announce(title);
  }, [pathname, step, title]);

  return (
    <>
      {title !== undefined && <title>{`${title} · Plumb & Level`}</title>}
      <Heading ref={heading} data-variant={variant} tabIndex={-1} {...(sx && { sx })}>
        {children ?? title}
      </Heading>
    </>
  );
}
