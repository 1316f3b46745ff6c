import { styled } from '@mui/material/styles';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../ui/paths.ts';
import { calendarHref, dayFrom, viewFrom } from './calendar-choice.ts';

/** The same bookings as a list, or on a calendar. */
export function ViewSwitch() {
  const [params] = useSearchParams();
  const shown = viewFrom(params) ?? 'list';
  const day = dayFrom(params);
  const views = [
    { view: 'list', label: 'List', href: paths.myBookings },
    { view: 'week', label: 'Week', href: calendarHref('week', day) },
    { view: 'day', label: 'Day', href: calendarHref('day', day) },
  ] as const;
  return (
    <Views aria-label="View">
      {views.map(({ view, label, href }) => (
        <Link key={view} to={href} aria-current={view === shown ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Views>
  );
}

const Views = styled('nav')(({ theme }) => ({
  display: 'inline-flex',
  border: `1px solid ${theme.vars.palette.outline.main}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 64,
    minHeight: 34,
    paddingInline: 12,
    borderRadius: 9,
    color: theme.vars.palette.text.primary,
    fontSize: '.875rem',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a[aria-current]': { backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
}));
