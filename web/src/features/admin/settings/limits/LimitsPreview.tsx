import { counted } from '#ui/format/labels.ts';
import type { LimitsPreviewDto } from '../api.ts';
import { WhatItChanges } from '../WhatItChanges.tsx';
import type { Limits } from './limits.ts';

interface Props {
  preview: LimitsPreviewDto;
  limits: Limits;
}

/** Whom other limits would meet, in the figures of now. */
export function LimitsPreview({ preview, limits }: Props) {
  const above = [
    [preview.aboveWithOneProvider, `${counted(limits.withOneProvider, 'open booking')} with one provider`],
    [preview.aboveAltogether, `${counted(limits.altogether, 'open booking')} altogether`],
    [preview.aboveAtOnce, `${counted(limits.atOnce, 'open booking')} at the same time`],
  ] as const;
  const met = above.filter(([customers]) => customers > 0);
  return (
    <WhatItChanges>
      <li>The limits hold for whatever is booked from now on.</li>
      {met.map(([customers, limit]) => (
        <li key={limit}>
          {counted(customers, 'customer has', 'customers have')} more than {limit} now.
        </li>
      ))}
      <li>{met.length > 0 ? 'They keep what they have.' : 'No customer has more than that now.'}</li>
    </WhatItChanges>
  );
}
