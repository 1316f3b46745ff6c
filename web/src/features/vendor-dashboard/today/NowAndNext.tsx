import { styled } from '@mui/material/styles';
import type { Booking } from '#shared/booking/api.ts';
import { timeOfDayLabel } from '#shared/booking/moments.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { Several } from '../bookings/several/Several.tsx';
import { inWords } from './answer-time.ts';
import type { DayPlan } from './day-plan.ts';
import { JobCard } from './JobCard.tsx';

interface Props {
  plan: DayPlan<Booking>;
  lanes: number;
  now: number;
}

/** What is under way, what starts next, and what is over and waits for being completed. */
export function NowAndNext({ plan, lanes, now }: Props) {
  const cards = [
    ...plan.now.map((job) => ({ job, tone: 'success' as const, when: `Now, until ${timeOfDayLabel(job.endsAt, job.timeZone)}` })),
    ...plan.next.map((job) => ({ job, tone: 'primary' as const, when: `Next, ${inWords(Date.parse(job.startsAt) - now)}` })),
    ...plan.over.map((job) => ({ job, tone: 'warning' as const, when: `Over since ${timeOfDayLabel(job.endsAt, job.timeZone)}` })),
  ];
  if (cards.length === 0) return null;
  return (
    <Panel title="Now and next" wide={lanes > 1}>
      <Cards beside={lanes > 1}>
        {cards.map(({ job, tone, when }) => (
          <JobCard key={job.id} job={job} tone={tone} when={when} showLane={lanes > 1} brief={plan.over.includes(job)} />
        ))}
      </Cards>
      <Several bookings={plan.over} deeds={['complete']} />
    </Panel>
  );
}

/** Those of several lanes beside each other, each below a line of its own. */
const Cards = styled('div', { shouldForwardProp: (name) => name !== 'beside' })<{ beside: boolean }>(({ theme, beside }) => ({
  display: 'grid',
  gap: '16px 24px',
  ...(beside && {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    '&& > article': { alignContent: 'start', paddingTop: 16, borderTop: `1px dashed ${theme.vars.palette.divider}` },
  }),
}));
