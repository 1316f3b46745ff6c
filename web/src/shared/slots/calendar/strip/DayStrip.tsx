import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import Earlier from 'virtual:icon/baseline-chevron-left';
import Later from 'virtual:icon/baseline-chevron-right';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { addDays } from '#ui/format/days.ts';
import { counted } from '#ui/format/labels.ts';
import { SmallMuted } from '#ui/page/text.ts';
import { dayLabel, shortDayLabel } from '../../slot-words.ts';
import { FORTNIGHT } from './fortnight.ts';
import { rangeLabel, weekdayInitial } from './strip-words.ts';
import type { Fortnight } from './useFortnight.ts';

interface DayStripProps {
  view: Fortnight;
  date: string | null;
  onPick: (date: string) => void;
}

/** Two weeks, the first from today on, of which the free days can be picked: what a phone has instead of a month, whose first rows may be over. */
export function DayStrip({ view, date, onPick }: DayStripProps) {
  const { days, free, isKnown, empty, next, atStart, atEnd, turnTo, failed } = view;
  if (failed) return <ProblemAlert problem={failed.error} onRetry={failed.refetch} />;
  const turn = (weeks: 1 | -1) => turnTo(addDays(days[0]!, weeks * FORTNIGHT));
  return (
    <div role="group" aria-label="Day">
      <Head>
        <Turn label="Earlier days" over={atStart} onTurn={() => turn(-1)}>
          <Earlier />
        </Turn>
        <p aria-live="polite">{rangeLabel(days)}</p>
        <Turn label="Later days" over={atEnd} onTurn={() => turn(1)}>
          <Later />
        </Turn>
      </Head>
      <Days aria-busy={!isKnown}>
        {days.slice(0, 7).map((day) => (
          <li key={`name of ${day}`} aria-hidden>
            {weekdayInitial(day)}
          </li>
        ))}
        {days.map((day) => {
          const count = free.get(day) ?? 0;
          return (
            <li key={day}>
              <button
                type="button"
                disabled={count === 0}
                aria-pressed={day === date}
                aria-label={`${dayLabel(day)}, ${count > 0 ? `${counted(count, 'time')} free` : 'nothing free'}`}
                onClick={() => onPick(day)}
              >
                {Number(day.slice(8))}
              </button>
            </li>
          );
        })}
      </Days>
      {empty && (
        <Nothing role="status">
          Nothing is free in these two weeks.{' '}
          {next && (
            <Button size="small" onClick={() => turnTo(next)}>
              Go to {shortDayLabel(next)}
            </Button>
          )}
        </Nothing>
      )}
    </div>
  );
}

interface TurnProps {
  label: string;
  /** There is nothing that way. */
  over: boolean;
  onTurn: () => void;
  children: ReactNode;
}

/** At the end it stays a button that has the focus, or a keyboard would have to begin again. */
const Turn = ({ label, over, onTurn, children }: TurnProps) => (
  <button type="button" aria-label={label} aria-disabled={over} onClick={() => !over && onTurn()}>
    {children}
  </button>
);

const Nothing = styled(SmallMuted)({ textAlign: 'center' });

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& p': { margin: 0, fontWeight: 600 },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: 10,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& [aria-disabled="true"]': { color: theme.vars.palette.action.disabled, cursor: 'default' },
}));

const Days = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& [aria-hidden]': { color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  '&[aria-busy="true"] button': { opacity: 0.5 },
  '& button': {
    width: '100%',
    minHeight: 48,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: 10,
    background: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.dark,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    '&:disabled': { background: 'none', color: theme.vars.palette.text.disabled, fontWeight: 400, cursor: 'default' },
    '&[aria-pressed="true"]': { background: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
  },
}));
