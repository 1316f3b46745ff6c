import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import TimerIcon from 'virtual:icon/outline-timer';
import { bothClocks } from '#shared/booking/moments.ts';
import { type ChosenSlot, complete, isAt } from '#shared/holds/held-slot.ts';
import { endLabel } from '#shared/holds/hold-words.ts';
import { TimeLeft } from '#shared/holds/TimeLeft.tsx';
import { useIsOver } from '#shared/holds/useIsOver.ts';
import type { SlotChoice } from '#shared/slots/slot-choice.ts';
import { choiceLabel } from '#shared/slots/slot-words.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import type { Holding } from './useHold.ts';

/** The last minute looks like what it is. */
const LAST_MS = 60_000;

interface HoldNoticeProps {
  holding: Holding;
  choice: SlotChoice;
  /** Shows a choice, and holds it. */
  onChoose: (slot: ChosenSlot) => void;
}

/** Whether the time is kept, for how long, and what can be done when it is not. On small screens it stays at the lower edge. */
export function HoldNotice({ holding: { live, ended, taking, refusal, letGo }, choice, onChoose }: HoldNoticeProps) {
  const chosen = complete(choice);
  const here = live !== null && isAt(live, choice);
  const nearlyOver = useIsOver(live && live.endsAt - LAST_MS);
  if (taking && chosen && !here) return <Strip text="Holding this time for you..." action="Release" />;
  if (live) {
    return (
      <Strip
        text={
          <>
            {here ? 'Held for you' : `${choiceLabel(live)}${bothClocks(live)} is held for you`} until {endLabel(live.endsAt)},{' '}
            <TimeLeft key={live.endsAt} endsAt={live.endsAt} />
          </>
        }
        warns={nearlyOver}
        calm={here && !nearlyOver}
        action={here ? 'Release' : 'Choose it'}
        onAct={() => (here ? void letGo(live).then(() => focusTime(live)) : onChoose(live))}
      />
    );
  }
  if (ended && (!chosen || isAt(ended, choice))) {
    return (
      <Strip
        warns
        urges
        text={`${chosen ? 'This time' : choiceLabel(ended)} is not held for you any more. Hold it again, or choose another one.`}
        action="Hold it again"
        onAct={() => onChoose(ended)}
      />
    );
  }
  if (chosen && (refusal?.kind === 'failure' || refusal?.kind === 'price-changed')) {
    return <Strip warns urges text="This time is not held for you." action="Hold it" onAct={() => onChoose(chosen)} />;
  }
  return null;
}

/** The button that was pressed is gone then. */
function focusTime({ time }: ChosenSlot) {
  document.querySelector<HTMLElement>(`input[type="radio"][value="${time}"]`)?.focus();
}

interface StripProps {
  text: ReactNode;
  warns?: boolean;
  /** The line at the foot of a phone says as much: in sight of that, it stays in its place. */
  calm?: boolean;
  /** Its button is the way on. */
  urges?: boolean;
  action: string;
  /** Absent for a moment, in which nothing can be done. */
  onAct?: () => void;
}

function Strip({ text, warns = false, calm = false, urges = false, action, onAct }: StripProps) {
  return (
    <Line data-at-foot data-warns={warns || undefined} data-calm={calm || undefined}>
      <TimerIcon fontSize="small" aria-hidden />
      <p>{text}</p>
      <Button size="small" color="inherit" variant={urges ? 'outlined' : 'text'} aria-disabled={!onAct} onClick={() => onAct?.()}>
        {action}
      </Button>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  padding: '6px 8px 6px 14px',
  borderRadius: 10,
  border: '1px solid',
  borderColor: theme.vars!.palette.primary.main,
  backgroundColor: theme.vars!.palette.primary.light,
  color: theme.vars!.palette.primary.dark,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  [theme.breakpoints.down('lg')]: { position: 'sticky', bottom: 'calc(var(--foot) + 8px)', zIndex: 1, boxShadow: theme.shadows[8] },
  'html:has([data-foot-line]) &[data-calm]': { position: 'static', boxShadow: 'none' },
  '& p': { flex: 1, margin: 0 },
  '& svg': { flexShrink: 0 },
  '& [aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
  '&[data-warns]': {
    borderColor: theme.vars!.palette.warning.main,
    backgroundColor: theme.vars!.palette.warning.light,
    color: theme.vars!.palette.warning.dark,
  },
}));
