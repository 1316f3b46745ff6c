import { styled } from '@mui/material/styles';
import Done from 'virtual:icon/outline-task-alt';
import { TapeStrip } from '#ui/page/TapeStrip.tsx';
import { STEPS } from './steps.ts';

/** The tape is drawn out a third of its length for each step. */
export function Progress({ step }: { step: number }) {
  return (
    <div>
      <TapeStrip progress={(step + 1) / STEPS.length} label={`Step ${step + 1} of ${STEPS.length}: ${STEPS[step]}`} />
      <Names>
        {STEPS.map((name, index) => (
          <li key={name} aria-current={index === step ? 'step' : undefined}>
            {index < step ? <Done aria-hidden /> : <b aria-hidden>{index + 1}</b>}
            <span>{name}</span>
            {index < step && <Heard>, done</Heard>}
          </li>
        ))}
      </Names>
    </div>
  );
}

const Names = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${STEPS.length}, minmax(0, 1fr))`,
  gap: 8,
  margin: '10px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '.9375rem',
  lineHeight: 1.25,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', gap: 6, alignItems: 'flex-start' },
  '& svg': { fontSize: 20, color: theme.vars.palette.success.main },
  '& b': { fontVariantNumeric: 'tabular-nums' },
  '& [aria-current]': { fontWeight: 700, color: theme.vars.palette.text.primary },
}));

const Heard = styled('span')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
