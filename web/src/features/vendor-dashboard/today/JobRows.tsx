import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Booking } from '#shared/booking/api.ts';
import { paths } from '#shared/paths.ts';
import { timeLabel } from '#shared/slots/slot-words.ts';
import { laneLabel } from '../lane-label.ts';
import { byLane } from './day-plan.ts';

/** Work in one line each; that of several lanes beside each other. */
export function JobRows({ jobs, lanes }: { jobs: readonly Booking[]; lanes: number }) {
  return (
    <Lanes>
      {byLane(jobs, lanes).map(({ lane, jobs: theirs }) => (
        <div key={lane}>
          {lane !== null && <h3>{laneLabel(lane)}</h3>}
          <ul>
            {theirs.map(({ id, time, service, customer, address }) => (
              <li key={id}>
                <time>{timeLabel(time)}</time>
                <div>
                  <Link href={paths.booking(id)} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
                    {service.title}
                  </Link>
                  <small>{[customer.fullName, address.street, address.city].filter(Boolean).join(', ')}</small>
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Lanes>
  );
}

const Lanes = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 24,
  rowGap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  '& h3': { margin: 0, fontSize: '.8125rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: '4.75rem minmax(0, 1fr)', gap: 8, paddingBlock: 8, overflowWrap: 'anywhere' },
  '& li + li': { borderTop: `1px dashed ${theme.vars.palette.divider}` },
  '& time': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& small': { display: 'block', fontSize: '.875rem', color: theme.vars.palette.text.secondary },
}));
