import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { standing } from '#api/cache/standing.ts';
import type { MyServiceDto } from '#api/generated.ts';
import { shortDayLabel } from '#shared/slots/slot-words.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { durationLabel } from '#ui/format/labels.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { useMyServicesQuery } from '../../../api.ts';
import { usePreviewTimesQuery } from '../../api.ts';
import { HoursPreviewSkeleton } from './HoursPreviewSkeleton.tsx';
import { startsLabel } from './preview-words.ts';
import { useProposedTimes } from './useProposedTimes.ts';

/** When customers could begin a job in the next days, by the hours as they stand in the form. */
export function HoursPreview() {
  const { data: services, error, refetch } = standing(useMyServicesQuery());
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!services) return <HoursPreviewSkeleton />;
  const [first] = services;
  if (!first) return <Typography color="textSecondary">How long a job takes is said by its service. You offer none yet.</Typography>;
  return <Preview services={services} first={first} />;
}

function Preview({ services, first }: { services: readonly MyServiceDto[]; first: MyServiceDto }) {
  const [chosen, setChosen] = useState(first.id);
  const { id } = services.find((service) => service.id === chosen) ?? first;
  return (
    <Stack spacing={2}>
      <TextField
        select
        label="Service"
        value={id}
        helperText="From when to when customers could begin it, by what stands in this form"
        onChange={({ target }) => setChosen(target.value)}
        sx={{ maxWidth: 420 }}
      >
        {services.map((service) => (
          <option key={service.id} value={service.id}>
            {service.title}, {durationLabel(service.durationMinutes)}
          </option>
        ))}
      </TextField>
      <Days serviceId={id} />
    </Stack>
  );
}

function Days({ serviceId }: { serviceId: string }) {
  const { proposed, mistaken } = useProposedTimes();
  const query = usePreviewTimesQuery({ id: serviceId, proposedTimesDto: proposed! }, { skip: !proposed });
  const { data, error, isFetching, refetch } = standing(query);
  if (mistaken) return <p style={{ margin: 0 }}>Please correct what is marked: until then nobody can say what customers see.</p>;
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!data) return <HoursPreviewSkeleton />;
  return (
    <Refreshing active={isFetching}>
      <List aria-label="When customers could begin">
        {data.days.map((day) => (
          <li key={day.date} data-none={day.times.length === 0 || undefined}>
            <span>{shortDayLabel(day.date)}</span> <span>{startsLabel(day)}</span>
          </li>
        ))}
      </List>
    </Refreshing>
  );
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: 12, paddingBlock: 6 },
  '& li + li': { borderTop: `1px dashed ${theme.vars.palette.divider}` },
  '& [data-none] > :last-child': { color: theme.vars.palette.text.secondary },
}));
