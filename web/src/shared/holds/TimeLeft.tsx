import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { minutesAndSeconds } from './hold-words.ts';

/** "9:41 left". A timer is not read aloud each second. */
export function TimeLeft({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return <Timer role="timer">{minutesAndSeconds(seconds)} left</Timer>;
}

const Timer = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
