import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Question } from './question.ts';

interface Props {
  questions: readonly Question[];
  /** Shows the answers from the beginning. */
  open: boolean;
}

/** Questions that open in place, without a script. */
export function Questions({ questions, open }: Props) {
  return questions.map(({ id, question, answer, more }) => (
    <Fold key={`${id} ${open}`} id={id} open={open}>
      <summary>{question}</summary>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {more && (
        <p>
          <Link to={more.href}>{more.label}</Link>
        </p>
      )}
    </Fold>
  ));
}

const Fold = styled('details')(({ theme }) => ({
  borderBottom: `1px dashed ${theme.vars.palette.divider}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    minHeight: 44,
    padding: '10px 0',
    boxSizing: 'border-box',
    fontWeight: 600,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '"+"',
      flex: 'none',
      width: 22,
      lineHeight: '22px',
      borderRadius: 4,
      textAlign: 'center',
      fontWeight: 700,
      color: theme.vars.palette.tape.ink,
      backgroundColor: theme.vars.palette.tape.main,
    },
    '&:hover': { color: theme.vars.palette.primary.main },
  },
  '&[open] > summary::before': { content: '"–"' },
  '&& > p': { marginInlineStart: 34 },
  '& > p > a': { paddingBlock: 3 },
}));
