import { styled } from '@mui/material/styles';
import { busyColor } from '../grid/looks.tsx';
import { LegendList, Sample } from '../Legend.tsx';

/** What the bars of a week mean. */
export function OverviewLegend() {
  return (
    <LegendList aria-label="What the calendar shows">
      <li>
        <Share data-surface />
        Some lanes busy
      </li>
      <li>
        <Full data-surface />
        All lanes busy
      </li>
      <li>
        <Sample data-surface data-look="closed" />
        Closed
      </li>
    </LegendList>
  );
}

const Share = styled(Sample)(({ theme }) => ({
  borderColor: theme.vars.palette.divider,
  background: `linear-gradient(to right, ${busyColor(theme, 50)} 60%, transparent 60%)`,
}));

const Full = styled(Sample)(({ theme }) => ({ backgroundColor: theme.vars.palette.primary.main }));
