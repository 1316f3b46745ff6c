import { useEffect, useEffectEvent } from 'react';

const TYPING_PAUSE_MS = 300;

/** Calls `onPause` when nothing has been typed for a moment. */
export function useTypingPause(text: string, onPause: () => void, pauseMs = TYPING_PAUSE_MS): void {
  const pause = useEffectEvent(onPause);
  useEffect(() => {
    const timer = setTimeout(() => pause(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
}
