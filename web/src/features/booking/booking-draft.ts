import { useState } from 'react';

/** What the customer types; day and time stand in the address bar instead. */
export interface BookingDraft {
  street: string;
  zip: string;
  instructions: string;
}

const EMPTY: BookingDraft = { street: '', zip: '', instructions: '' };
const keyOf = (serviceId: string) => `booking-draft:${serviceId}`;

/** Survives a reload and the way over sign-up, and ends with the tab: an address does not belong in lasting storage. */
export function useBookingDraft(serviceId: string) {
  const [draft, setDraft] = useState(() => readDraft(serviceId));
  return {
    draft,
    write: (change: Partial<BookingDraft>) => {
      const next = { ...draft, ...change };
      setDraft(next);
      keep(serviceId, next);
    },
    discard: () => keep(serviceId, null),
  };
}

function readDraft(serviceId: string): BookingDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(serviceId)) ?? '{}');
    return { ...EMPTY, ...(kept as Partial<BookingDraft>) };
  } catch {
    return EMPTY;
  }
}

function keep(serviceId: string, draft: BookingDraft | null) {
  try {
    if (draft) sessionStorage.setItem(keyOf(serviceId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(serviceId));
  } catch {
    // Storage may be refused; the form itself still holds the draft.
  }
}
