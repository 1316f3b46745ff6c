import { styled } from '@mui/material/styles';
import type { SlotDto } from '#api/generated-public.ts';
import { timeLabel } from './slot-words.ts';

/** Why a time cannot be had; 'current' is the one that a booking has already. */
type Reason = NonNullable<SlotDto['reason']> | 'current';

interface Slot {
  time: string;
  available: boolean;
  reason?: Reason;
}

interface TimeOptionProps {
  group: string;
  day: string;
  slot: Slot;
  /** Where it is another than the usual one. */
  price: string | null;
  chosen: boolean;
  onPick: (time: string) => void;
}

const WHY_NOT: Readonly<Record<Reason, string>> = {
  taken: 'Taken',
  past: 'Past',
  notice: 'Too soon',
  closed: 'Closed',
  overrun: 'Too long',
  current: 'Now',
};

/** One start time: a radio button that looks like a button. */
export function TimeOption({ group, day, slot, price, chosen, onPick }: TimeOptionProps) {
  const label = timeLabel(slot.time);
  const whyNot = slot.available ? null : WHY_NOT[slot.reason ?? 'taken'];
  return (
    <Option>
      <input
        type="radio"
        name={group}
        value={slot.time}
        checked={chosen}
        disabled={!slot.available}
        aria-label={[day, label, whyNot?.toLowerCase() ?? 'available', price].filter(Boolean).join(', ')}
        onChange={() => onPick(slot.time)}
      />
      <span>
        {label}
        {(whyNot ?? price) && <small>{whyNot ?? price}</small>}
      </span>
    </Option>
  );
}

const Option = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  '& input:disabled': { cursor: 'not-allowed' },
  '& span': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 48,
    border: '1px solid',
    borderColor: theme.vars!.palette.divider,
    borderRadius: theme.shape.borderRadius,
    fontSize: '.75rem',
    letterSpacing: '-.01em',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '@container (min-width: 20.5rem)': { fontSize: '.8125rem', letterSpacing: 0 },
    '@container (min-width: 26rem)': { fontSize: '.9375rem' },
  },
  '& small': { fontSize: '.6875rem', fontWeight: 500 },
  '& input:hover:enabled + span': { borderColor: theme.vars!.palette.primary.main },
  '& input:focus-visible + span': { outline: `3px solid ${theme.vars!.palette.primary.main}`, outlineOffset: 2 },
  '& input:checked + span': {
    backgroundColor: theme.vars!.palette.primary.main,
    borderColor: theme.vars!.palette.primary.main,
    color: theme.vars!.palette.primary.contrastText,
  },
  '& input:disabled + span': { color: theme.vars!.palette.text.secondary, borderStyle: 'dashed', fontWeight: 500, opacity: 0.75 },
}));
