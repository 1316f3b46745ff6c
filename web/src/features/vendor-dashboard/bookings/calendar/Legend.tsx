import { styled } from '@mui/material/styles';
import { closedStyle, LOOKS, lookStyles } from './grid/looks.tsx';

/** What the colours and lines of the calendar mean. */
export function Legend() {
  return (
    <LegendList aria-label="What the calendar shows">
      {Object.entries(LOOKS).map(([look, { label, icon }]) => (
        <li key={look}>
          <Sample data-surface data-look={look}>
            {icon}
          </Sample>
          {label}
        </li>
      ))}
      <li>
        <Sample data-surface data-look="closed" />
        Closed
      </li>
    </LegendList>
  );
}

export const LegendList = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '.8125rem',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', gap: 6, alignItems: 'center' },
}));

export const Sample = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 20,
  border: '1px solid transparent',
  borderRadius: 5,
  '& svg': { fontSize: 14 },
  '&[data-look="closed"]': { background: closedStyle(theme), borderColor: theme.vars.palette.divider },
  ...lookStyles(theme),
}));
