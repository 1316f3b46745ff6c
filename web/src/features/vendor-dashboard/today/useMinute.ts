import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Now, in milliseconds since 1970, anew with every minute: all work starts and ends with one, and so does each day. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);

  return now;
}
