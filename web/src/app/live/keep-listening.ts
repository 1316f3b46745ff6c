import type { Dispatch } from '@reduxjs/toolkit';
import { pause } from '#api/retry-after.ts';
import { refreshSession } from '#api/session/refresh.ts';
import { askOnce, type Heard, type LiveChange, readStream } from './stream.ts';

const AGAIN_MS = 1_000;
const POLL_MS = 15_000;
/** A stream that has lasted so long may be opened again at once: it ends with each access token. */
const WELL_MS = 5_000;
/** Failures in a row after which it is asked now and then instead; each time that as many more have passed, a stream is tried again. */
const ENOUGH = 2;
const TRY_AGAIN = 4;

interface Ear {
  dispatch: Dispatch;
  seen: string | undefined;
  hear: (change: LiveChange) => void;
}

/** Hears what changes until `signal` ends it: by the stream, and where none comes through by asking. */
export async function keepListening({ dispatch, seen, hear }: Ear, signal: AbortSignal): Promise<void> {
  const heard = (change: LiveChange) => {
    seen = change.position;
    hear(change);
  };
  let renewed = false;
  for (let failures = 0; !signal.aborted;) {
    const polls = failures >= ENOUGH && failures % TRY_AGAIN !== 0;
    const began = performance.now();
    const outcome: Heard = await (polls ? askOnce : readStream)({ seen, hear: heard, signal });
    if (signal.aborted) return;
    // Who comes with a token that has just ended is let in with the next one; a second refusal is a failure like any other.
    renewed = outcome === 'stale' && !renewed && (await refreshSession(dispatch)) === 'renewed';
    if (renewed) continue;
    const went = outcome === 'something' && !polls && performance.now() - began >= WELL_MS;
    failures = went ? 0 : failures + 1;
    if (!went) await pause(failures < ENOUGH ? AGAIN_MS : POLL_MS, signal);
  }
}
