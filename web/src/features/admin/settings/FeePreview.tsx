import { styled } from '@mui/material/styles';
import { counted } from '#ui/format/labels.ts';
import { momentLabel } from '#ui/format/moment.ts';
import { money } from '#ui/format/money.ts';
import type { FeePreviewDto } from './api.ts';

interface Props {
  preview: FeePreviewDto;
  from: string;
}

/** What a scheduled fee would change, in the figures of today. */
export function FeePreview({ preview, from }: Props) {
  const { feeCents, insteadOfCents, recentBookings, averagePriceCents, openBookings, liveHolds } = preview;
  return (
    <Sheet aria-label="What it changes" role="status">
      <strong>What it changes</strong>
      <ul>
        <li>
          From {momentLabel(from)} a booking costs {money(feeCents)} beside its price, instead of {money(insteadOfCents)}.
        </li>
        {averagePriceCents !== null && (
          <li>
            The average price of the {counted(recentBookings, 'booking')} of the last 30 days is {money(averagePriceCents)}: such a
            booking’s total becomes {money(averagePriceCents + feeCents)}, instead of {money(averagePriceCents + insteadOfCents)}.
          </li>
        )}
        <li>
          {openBookings === 1 ? '1 open booking keeps its fee' : `${openBookings} open bookings keep their fees`}
          {liveHolds > 0 && `, and so ${liveHolds === 1 ? 'does 1 held time' : `do ${liveHolds} held times`}`}.
        </li>
        <li>Whoever has the old total in sight then is told before they book.</li>
      </ul>
    </Sheet>
  );
}

const Sheet = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  border: `1px dashed ${theme.vars.palette.divider}`,
  borderRadius: 10,
  fontSize: '.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& ul': { margin: '6px 0 0', paddingInlineStart: 20 },
  '& li + li': { marginTop: 4 },
}));
