import { useCallback, useEffect, useState } from 'react';

interface Options {
  /** Under which it survives a reload, within the tab. */
  key?: string;
  /** Seconds that it starts with. */
  from?: number;
}

/** Seconds that are left to wait, and what starts the wait again. */
export function useCountdown({ key, from = 0 }: Options = {}): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(() => (from > 0 ? keep(key, inSeconds(from)) : kept(key)));
  const [left, setLeft] = useState(() => secondsUntil(until));
  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [running, until]);

  const start = useCallback(
    (seconds: number) => {
      setUntil(keep(key, inSeconds(seconds)));
      setLeft(seconds);
    },
    [key],
  );
  return [left, start];
}

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;
const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

function kept(key: string | undefined): number {
  try {
    return key === undefined ? 0 : Number(sessionStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

function keep(key: string | undefined, instant: number): number {
  try {
    if (key !== undefined) sessionStorage.setItem(key, String(instant));
  } catch {
    // Then it ends with the page.
  }
  return instant;
}
