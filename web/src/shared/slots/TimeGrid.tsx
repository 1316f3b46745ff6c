import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { standing } from '#api/cache/standing.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { shortMoney } from '#ui/format/money.ts';
import { SmallMuted, SmallTitle } from '#ui/page/text.ts';
import { useSlotsQuery } from './api.ts';
import { dayLabel, shortDayLabel } from './slot-words.ts';
import { TimeGridSkeleton } from './TimeGridSkeleton.tsx';
import { TimeOption } from './TimeOption.tsx';
import { ZoneNote } from './zone/ZoneNote.tsx';

interface TimeGridProps {
  serviceId: string;
  usualCents: number;
  hold: string | null;
  date: string;
  time: string | null;
  /** The page came with this day: nobody has just picked it. */
  stays: boolean;
  onPick: (time: string) => void;
  /** Somebody else took the chosen time. */
  onLose: () => void;
}

/** The ten start times of a day, five in a row at every width. */
export function TimeGrid({ serviceId, usualCents, hold, date, time, stays, onPick, onLose }: TimeGridProps) {
  const group = useId();
  const { currentData, data, error, refetch } = standing(useSlotsQuery({ id: serviceId, date, ...(hold && { hold }) }));
  // Another hold changes little: until its times are there, those of before are shown.
  const shown = currentData ?? (data?.date === date ? data : undefined);
  const gone = hold !== null && (currentData?.slots.some((slot) => slot.time === time && !slot.available) ?? false);
  const lose = useEffectEvent(onLose);

  useEffect(() => {
    if (gone) lose();
  }, [gone]);

  const times = useTimesInSight(shown ? date : null, stays);

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!shown) return <TimeGridSkeleton />;
  return (
    <Box component="fieldset" ref={times} sx={{ border: 0, p: 0, m: 0, minWidth: 0, containerType: 'inline-size' }}>
      <SmallTitle as="legend" style={{ padding: 0 }}>
        {shortDayLabel(date)} — pick a start time
      </SmallTitle>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 0.75 }}>
        {shown.slots.map((slot) => (
          <TimeOption
            key={slot.time}
            group={group}
            day={dayLabel(date)}
            slot={slot}
            price={slot.available && slot.priceCents !== usualCents ? shortMoney(slot.priceCents) : null}
            chosen={slot.time === time}
            onPick={onPick}
          />
        ))}
      </Box>
      {shown.slots.some(({ reason }) => reason === 'overrun') && (
        <SmallMuted style={{ marginTop: 8 }}>Too long: the job would end after the provider’s working hours.</SmallMuted>
      )}
      <ZoneNote timeZone={shown.timeZone} day={date} />
    </Box>
  );
}

/** The times of a day that has just been picked come into sight; those that were there from the start leave the page where it is. */
function useTimesInSight(shown: string | null, stays: boolean) {
  const times = useRef<HTMLElement>(null);
  const before = useRef<string>(null);
  useEffect(() => {
    if (shown === null || shown === before.current) return;
    const atStart = stays && before.current === null;
    before.current = shown;
    if (!atStart) times.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, stays]);
  return times;
}
