import { useRef, useState } from 'react';
import { money } from '#ui/format/money.ts';

const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;

/** An amount that an admin chooses, typed in dollars. @param mostCents it may not be more */
export function useAmount(mostCents: number) {
  const [text, setText] = useState('0.00');
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const cents = DOLLARS.test(typed) ? Math.round(Number(typed) * 100) : null;
  const fits = cents !== null && cents <= mostCents;

  return {
    /** What is chosen; nothing while it makes no sense. */
    cents: fits ? cents : null,
    choose: (chosen: number) => setText((chosen / 100).toFixed(2)),
    /** Whether it can be sent; if not, the field says why and takes the focus. */
    check(): boolean {
      setAsked(true);
      if (!fits) input.current?.focus();
      return fits;
    },
    field: {
      value: text,
      onType: setText,
      input,
      error: asked && !fits ? `Enter an amount from $0.00 to ${money(mostCents)}.` : undefined,
    },
  };
}
