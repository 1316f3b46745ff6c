import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface Step {
  title: string;
  text: ReactNode;
}

/** Steps in their order, along a tape measure. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Tape>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text}
        </li>
      ))}
    </Tape>
  );
}

/** A tape hanging down: a long tick at each inch, five short ones between. */
const TICKS = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="14" height="50"><path d="M0 1h11" stroke="#141A33" stroke-width="2"/>' +
    '<path d="M0 10h5M0 18.5h5M0 26.5h5M0 35h5M0 43.5h5" stroke="#141A33"/></svg>',
)}")`;

const Tape = styled('ol')(({ theme }) => ({
  counterReset: 'step',
  listStyle: 'none',
  '&&': { paddingInlineStart: 30, marginBottom: 24 },
  background: `${TICKS} 0 0 / 14px 50px repeat-y, linear-gradient(${theme.vars.palette.tape.main} 0 0) 0 0 / 14px 100% no-repeat`,
  '& > li': { counterIncrement: 'step', paddingBlock: 2 },
  '&& > li + li': { marginTop: 26 },
  '&& > li > h3': { margin: '0 0 4px' },
  '& > li > h3::before': { content: 'counter(step) "."', marginInlineEnd: '.4em', color: theme.vars.palette.primary.main },
  '& > li > p:last-child': { marginBottom: 0 },
}));
