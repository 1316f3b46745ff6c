import { Link } from 'react-router-dom';
import EventIcon from 'virtual:icon/outline-event-available';
import type { ZonedSlotDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { CardLine } from '#ui/cards/CardLine.tsx';
import { Placeholder } from '#ui/placeholders/Placeholder.tsx';
import { withChoice } from './slot-choice.ts';
import { shortDayLabel, timeLabel } from './slot-words.ts';

interface NextFreeProps {
  serviceId: string;
  /** On the provider's clocks; null when nothing is free, undefined while it is not known. */
  slot: ZonedSlotDto | null | undefined;
}

/** When a service can be had next; leads to it with that time chosen. Always one line high. */
export function NextFree({ serviceId, slot }: NextFreeProps) {
  return (
    <CardLine icon={<EventIcon />}>
      {slot ? <SlotLink serviceId={serviceId} slot={slot} /> : slot === null ? 'Fully booked' : <Waiting />}
    </CardLine>
  );
}

function SlotLink({ serviceId, slot }: { serviceId: string; slot: ZonedSlotDto }) {
  return (
    <Link to={`${paths.service(serviceId)}?${withChoice(new URLSearchParams(), slot)}`}>
      Next: {shortDayLabel(slot.date)}, {timeLabel(slot.time)}
    </Link>
  );
}

const Waiting = () => <Placeholder style={{ width: '10em' }} />;
