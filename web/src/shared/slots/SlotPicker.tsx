import { styled } from '@mui/material/styles';
import { type ComponentProps, useState } from 'react';
import { paramsNow } from '#ui/address/params-now.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { lazyPart } from '#ui/dialogs/lazy-part.tsx';
import { WITHOUT_SCRIPTS } from '#ui/forms/field.ts';
import { Muted } from '#ui/page/text.ts';
import { usePhone } from '#ui/phone/usePhone.ts';
import { CalendarRoom } from './calendar/CalendarRoom.tsx';
import { CalendarSkeleton } from './calendar/CalendarSkeleton.tsx';
import { NextTimes } from './NextTimes.tsx';
import { choiceFrom, isSameChoice, type SlotChoice } from './slot-choice.ts';
import { TimeGridSkeleton } from './TimeGridSkeleton.tsx';

// The calendar is the heaviest thing on a service's page and nothing above the fold waits for it.
const DayCalendar = lazyPart(async () => (await import('./calendar/DayCalendar.tsx')).DayCalendar, CalendarSkeleton);
const DayStrip = lazyPart(async () => (await import('./calendar/strip/ServiceStrip.tsx')).ServiceStrip, CalendarSkeleton);
// Nor do most visits choose a day.
const TimeGrid = lazyPart(async () => (await import('./TimeGrid.tsx')).TimeGrid, TimeGridSkeleton);
/** Asks only when there are days to choose from: until then nothing is drawn again for it. */
function Days(props: ComponentProps<typeof DayStrip>) {
  const Kind = usePhone() ? DayStrip : DayCalendar;
  return <Kind {...props} />;
}

const LostTime = lazyPart(
  async () => (await import('./lost/LostTime.tsx')).LostTime,
  () => null,
);

interface SlotPickerProps {
  serviceId: string;
  /** What the service costs on a weekday by day: times that cost something else say so. */
  usualCents: number;
  /** As it stands in the address. */
  choice: SlotChoice;
  onChoose: (choice: SlotChoice) => void;
  /** A hold of the person's own: its hours are free to them. `null` as long as nobody knows whether there is one. */
  hold: string | null;
  /** The address of a choice. With it the next free times stand first, as links, and the calendar comes when it is asked for. */
  hrefOf?: (choice: SlotChoice) => string;
}

/** A day with free slots, then one of its ten times; a new day lets go of the time. */
export function SlotPicker({ serviceId, usualCents, choice, onChoose, hold, hrefOf }: SlotPickerProps) {
  const { date, time } = choice;
  const [calendar, setCalendar] = useState(!hrefOf);
  const [dateAtStart] = useState(date);
  const [lost, setLost] = useState<{ date: string; time: string } | null>(null);

  return (
    <Parts data-tall={calendar || Boolean(date)}>
      {hrefOf && !calendar && <NextTimes serviceId={serviceId} choice={choice} hrefOf={hrefOf} />}
      {hrefOf && (
        <OnlyWithScripts>
          <Button variant="outlined" size="small" sx={{ width: '100%' }} onClick={() => setCalendar(!calendar)}>
            {calendar ? 'Back to the next free times' : 'Choose another day'}
          </Button>
        </OnlyWithScripts>
      )}
      {calendar && (
        <CalendarRoom at={date}>
          <Days
            key={serviceId}
            serviceId={serviceId}
            hold={hold}
            date={date}
            onPick={(day) => day !== date && onChoose({ date: day, time: null })}
          />
        </CalendarRoom>
      )}
      {lost && lost.date === date && !time && <LostTime serviceId={serviceId} {...lost} onKeep={() => onChoose(lost)} />}
      {(calendar || date) && (
        <OnlyWithScripts>
          {date ? (
            <TimeGrid
              key={serviceId}
              serviceId={serviceId}
              hold={hold}
              usualCents={usualCents}
              date={date}
              time={time}
              stays={date === dateAtStart}
              onPick={(start) => onChoose({ date, time: start })}
              onLose={() => {
                // Another one may have just been chosen: the page is drawn a moment later.
                if (!time || !isSameChoice(choiceFrom(paramsNow()), choice)) return;
                setLost({ date, time });
                onChoose({ date, time: null });
              }}
            />
          ) : (
            <Muted>Choose a day to see its start times.</Muted>
          )}
        </OnlyWithScripts>
      )}
    </Parts>
  );
}

const Parts = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
const OnlyWithScripts = styled('div')({ minWidth: 0, [WITHOUT_SCRIPTS]: { display: 'none' } });
