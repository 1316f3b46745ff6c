import { useSyncExternalStore } from 'react';

/** Where a visitor is, as far as the product needs to know: the middle of a ZIP code, in degrees. */
export interface Place {
  zip: string;
  city: string;
  /** Two letters. */
  state: string;
  latitude: number;
  longitude: number;
}

/** `undefined` while it is being looked for, `null` when there is none. */
type Known = Place | null | undefined;

const KEY = 'plumb-and-level.place';

let known: Known;
let read = false;
const listeners = new Set<() => void>();

/** A remembered `null` is somebody who wants none: they are not looked for again. */
function remembered(): Known {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '0') as Place | null | 0;
    if (stored === null || (stored && typeof stored.zip === 'string')) return stored;
  } catch {
    // Without storage the place lasts as long as the page.
  }
  return undefined;
}

function tell(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}

/** What is known right now, by whoever is not rendering. */
export function currentPlace(): Known {
  if (!read) known = remembered();
  read = true;
  return known;
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === KEY) tell(remembered() ?? null);
}

const atServer = (): Known => undefined;

/** The visitor's place, or `undefined` while it is not known whether there is one: on the server, and until it was looked for. */
export const usePlaceOrDetecting = (): Known => useSyncExternalStore(listen, currentPlace, atServer);

/** The visitor's place once it is known. That there is none changes nothing for whoever asks: a list of cards is not drawn anew for it. */
export const usePlace = (): Place | null => useSyncExternalStore(listen, placeNow, nowhere);

const placeNow = (): Place | null => currentPlace() ?? null;
const nowhere = (): Place | null => null;

/** Remembers a place in this browser, or with `null` that there is to be none. */
export function setPlace(place: Place | null): void {
  read = true;
  tell(place);
  try {
    localStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // See above.
  }
}

/** What was found out without asking, if anything: it gives way to what the visitor has said meanwhile. */
export function placeDetected(found: Place | null): void {
  if (currentPlace() !== undefined) return;
  if (found) setPlace(found);
  else tell(null);
}
