import { useEffect, useState, useSyncExternalStore } from 'react';

const TURN_MS = 7_000;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

function onPreference(listener: () => void): () => void {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** On the server too, so that nothing moves before it can be stopped. */
const usePrefersStill = (): boolean =>
  useSyncExternalStore(
    onPreference,
    () => matchMedia(LESS_MOTION).matches,
    () => true,
  );

/** Which of `count` slides is shown. It turns by itself and begins again after the last, until somebody takes it into their own hands. */
export function useCarousel(count: number) {
  const [at, setAt] = useState(0);
  const [wanted, setPlaying] = useState<boolean>();
  const [held, hold] = useState(false);
  const still = usePrefersStill();
  const playing = wanted ?? !still;

  useEffect(() => {
    if (!playing || held) return;
    const timer = setTimeout(() => setAt((at + 1) % count), TURN_MS);
    return () => clearTimeout(timer);
  }, [playing, held, at, count]);

  /** By hand, which ends the turning. */
  const show = (index: number) => {
    const shown = (index + count) % count;
    setPlaying(false);
    setAt(shown);
    return shown;
  };

  return { at, playing, setPlaying, hold, show };
}
