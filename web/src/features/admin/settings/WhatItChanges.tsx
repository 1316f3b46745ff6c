import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What a setting would change, said before it is saved: a list of sentences. */
export function WhatItChanges({ children }: { children: ReactNode }) {
  return (
    <Sheet aria-label="What it changes" role="status">
      <strong>What it changes</strong>
      <ul>{children}</ul>
    </Sheet>
  );
}

const Sheet = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  border: `1px dashed ${theme.vars.palette.divider}`,
  borderRadius: 10,
  fontSize: '.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& ul': { margin: '6px 0 0', paddingInlineStart: 20 },
  '& li + li': { marginTop: 4 },
}));
