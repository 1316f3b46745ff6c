import { useEffect, useState } from 'react';
import { untilOtherWords, untilWords } from '#ui/format/clocks.ts';

interface Props {
  instant: string;
  /** Whose days and times are meant. */
  timeZone: string;
}

/** How long it is until an instant, in words that move on by themselves: they are not read aloud each minute. */
export const Until = (props: Props) => <Words key={props.instant} {...props} />;

const theTime = () => ({ now: Date.now() });

function Words({ instant, timeZone }: Props) {
  // An object: the clock may not have moved when the timer ends, and then it is waited for again.
  const [time, look] = useState(theTime);

  useEffect(() => {
    const delay = untilOtherWords(instant, time.now);
    if (delay === null) return;
    const timer = setTimeout(() => look(theTime()), delay);
    return () => clearTimeout(timer);
  }, [instant, time]);

  return <time dateTime={instant}>{untilWords(instant, timeZone, time.now)}</time>;
}
