import { styled } from '@mui/material/styles';
import { BadgeLink } from '#ui/buttons/BadgeLink.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { SmallTitle } from '#ui/page/text.ts';
import { Placeholder } from '#ui/placeholders/Placeholder.tsx';
import { useNextSlotsQuery } from './api.ts';
import type { SlotChoice } from './slot-choice.ts';
import { choiceLabel } from './slot-words.ts';
import { ZoneNote } from './zone/ZoneNote.tsx';

interface NextTimesProps {
  serviceId: string;
  choice: SlotChoice;
  hrefOf: (choice: SlotChoice) => string;
}

/** The three times that come first, as links: they need neither the calendar nor a script. */
export function NextTimes({ serviceId, choice, hrefOf }: NextTimesProps) {
  const { currentData, error, refetch } = useNextSlotsQuery({ id: serviceId });

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!currentData) return <Placeholder role="status" aria-label="Loading the next free times" style={{ height: 212 }} />;
  const { slots, timeZone } = currentData;
  if (slots.length === 0) return <p>Nothing is free at the moment. Please look again in a few days.</p>;
  return (
    <div>
      <SmallTitle>Next free times</SmallTitle>
      <Times>
        {slots.map(({ date, time }) => (
          <li key={date + time}>
            <BadgeLink
              to={hrefOf({ date, time })}
              replace
              preventScrollReset
              aria-current={(choice.date === date && choice.time === time) || undefined}
            >
              {choiceLabel({ date, time })}
            </BadgeLink>
          </li>
        ))}
      </Times>
      <ZoneNote timeZone={timeZone} day={slots[0]!.date} />
    </div>
  );
}

const Times = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'flex', minHeight: 44, fontSize: '.9375rem', borderRadius: 10 },
});
