import { useState } from 'react';

/** What the customer types; day and time stand in the address bar instead. */
export interface BookingDraft {
  street: string;
  /** The apartment or suite, where there is one. */
  unit: string;
  zip: string;
  instructions: string;
}

type Typed = Partial<BookingDraft>;

const EMPTY: BookingDraft = { street: '', unit: '', zip: '', instructions: '' };
const keyOf = (serviceId: string) => `booking-draft:${serviceId}`;

/**
 * Survives a reload and the way over sign-up, and ends with the tab: an address does not belong in lasting storage.
 * @param known what need not be typed: it shows until something else is written in its place, and is not kept
 */
export function useBookingDraft(serviceId: string, known: Typed) {
  const [typed, setTyped] = useState(() => readDraft(serviceId));
  return {
    draft: { ...EMPTY, ...known, ...typed },
    /** Whether a field shows what was known. */
    isKnown: (field: keyof BookingDraft) => Boolean(known[field]) && typed[field] === undefined,
    write: (change: Typed) => {
      const next = { ...typed, ...change };
      setTyped(next);
      keep(serviceId, next);
    },
    discard: () => keep(serviceId, null),
  };
}

function readDraft(serviceId: string): Typed {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(serviceId)) ?? '{}') as Typed;
  } catch {
    return {};
  }
}

function keep(serviceId: string, typed: Typed | null) {
  try {
    if (typed) sessionStorage.setItem(keyOf(serviceId), JSON.stringify(typed));
    else sessionStorage.removeItem(keyOf(serviceId));
  } catch {
    // Storage may be refused; the form itself still holds the draft.
  }
}
