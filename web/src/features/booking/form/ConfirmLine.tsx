import type { ReactNode } from 'react';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { shortMoney } from '#ui/format/money.ts';
import { FootLine } from '#ui/phone/FootLine.ts';

interface ConfirmLineProps {
  totalCents: number;
  /** How long the time is still held, where it is. */
  timeLeft: ReactNode;
  /** When it is. */
  when: string;
  /** What is still to be filled in; null where nothing is. */
  missing: string | null;
  booking: boolean;
  /** Leads to what is missing. */
  onNext: () => void;
}

const WHAT = 'confirm-line-what';

/** On a phone, as long as the summary's own button is out of sight: what the press costs, how long the time is held, and the press itself. */
export function ConfirmLine({ totalCents, timeLeft, when, missing, booking, onNext }: ConfirmLineProps) {
  const total = shortMoney(totalCents);
  return (
    <FootLine data-foot-line>
      <p>
        <strong>
          {total}
          {timeLeft && <> · {timeLeft}</>}
        </strong>
        <small id={WHAT}>{missing ?? when}</small>
      </p>
      {missing ? (
        <Button variant="outlined" onClick={onNext} aria-describedby={WHAT}>
          Next
        </Button>
      ) : (
        <Button type="submit" variant="contained" disabled={booking} aria-label={booking ? undefined : `Confirm for ${total}`}>
          {booking ? 'Booking...' : 'Confirm'}
        </Button>
      )}
    </FootLine>
  );
}
