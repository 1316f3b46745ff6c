import { counted } from '#ui/format/labels.ts';
import { momentLabel } from '#ui/format/moment.ts';
import { money } from '#ui/format/money.ts';
import type { FeePreviewDto } from './api.ts';
import { WhatItChanges } from './WhatItChanges.tsx';

interface Props {
  preview: FeePreviewDto;
  from: string;
}

/** What a scheduled fee would change, in the figures of today. */
export function FeePreview({ preview, from }: Props) {
  const { feeCents, insteadOfCents, recentBookings, averagePriceCents, openBookings, liveHolds } = preview;
  return (
    <WhatItChanges>
      <li>
        From {momentLabel(from)} a booking costs {money(feeCents)} beside its price, instead of {money(insteadOfCents)}.
      </li>
      {averagePriceCents !== null && (
        <li>
          The average price of the {counted(recentBookings, 'booking')} of the last 30 days is {money(averagePriceCents)}: such a booking’s
          total becomes {money(averagePriceCents + feeCents)}, instead of {money(averagePriceCents + insteadOfCents)}.
        </li>
      )}
      <li>
        {openBookings === 1 ? '1 open booking keeps its fee' : `${openBookings} open bookings keep their fees`}
        {liveHolds > 0 && `, and so ${liveHolds === 1 ? 'does 1 held time' : `do ${liveHolds} held times`}`}.
      </li>
      <li>Whoever has the old total in sight then is told before they book.</li>
    </WhatItChanges>
  );
}
