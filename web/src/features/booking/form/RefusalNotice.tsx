import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { NearestSlots } from '#shared/slots/NearestSlots.tsx';
import type { SlotChoice } from '#shared/slots/slot-choice.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { money } from '#ui/format/money.ts';
import { OtherHolds } from '../hold/OtherHolds.tsx';
import type { Holding } from '../hold/useHold.ts';
import type { PricedSlot, Refusal } from '../refusal.ts';

interface RefusalNoticeProps {
  refusal: Refusal;
  /** What could not be done, where a rule stands against it. */
  title: string;
  service: ServiceDetailDto;
  holding: Holding;
  onChoose: (slot: SlotChoice) => void;
}

/** Why the booking was not made or the time not held, and the next step. The form keeps all that was typed. */
export function RefusalNotice({ refusal, title, service, holding, onChoose }: RefusalNoticeProps) {
  switch (refusal.kind) {
    case 'slot-taken':
      return <NearestSlots slots={refusal.nearest} onChoose={onChoose} />;
    case 'price-changed':
      return (
        <Alert severity="warning">
          <AlertTitle>The price has changed</AlertTitle>
          {refusal.isFee
            ? `The platform fee is now ${money(refusal.platformFeeCents)}: ${service.title} costs ${totalOf(refusal)} with it.`
            : `${service.title} now costs ${money(refusal.priceCents)}, ${totalOf(refusal)} with the platform fee.`}{' '}
          Confirm to book at this price.
        </Alert>
      );
    case 'too-many-holds':
      return <OtherHolds holding={holding} />;
    case 'fields':
      return <ProblemAlert problem={{ code: 'fields', status: 400, title: '', detail: Object.values(refusal.fields).join(' ') }} />;
    case 'rule':
      return <ProblemAlert title={title} problem={refusal.problem} />;
    case 'failure':
      return null;
  }
}

const totalOf = ({ priceCents, platformFeeCents }: PricedSlot): string => money(priceCents + platformFeeCents);
