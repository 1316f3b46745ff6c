import { styled } from '@mui/material/styles';
import { paths } from '#shared/paths.ts';
import { Section } from './Section.tsx';

const STEPS = [
  {
    title: 'Say what needs doing',
    text: 'Search, or pick a room. Every provider is verified, and every price is on the table before you book.',
  },
  { title: 'Choose a day and an hour', text: 'You see when the provider is really free. Cancelling is free up to 24 hours before.' },
  { title: 'Pay when it is done', text: 'You are charged after the work, not before, with a 100% satisfaction guarantee.' },
];

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': { counterIncrement: 'step', position: 'relative', minHeight: 40, paddingInlineStart: 56 },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: 6,
    fontWeight: 800,
    backgroundColor: theme.vars.palette.tape.main,
    color: theme.vars.palette.tape.ink,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 0,
    '& li': { padding: '56px 24px 0 0' },
    // A line of measure joins the numbers.
    '& li:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 20,
      insetInline: '52px 12px',
      borderTop: `2px dashed ${theme.vars.palette.outline.main}`,
    },
  },
  '& h3': { ...theme.typography.h3, margin: '0 0 4px' },
  '& p': { margin: 0, maxWidth: '38ch', color: theme.vars.palette.text.secondary },
}));

export function HowItWorks() {
  return (
    <Section id="how" title="How it works" more={{ label: 'Every step in detail', href: paths.howItWorks }}>
      <Steps>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Section>
  );
}
