import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { bothClocks } from '#shared/booking/moments.ts';
import { paths } from '#shared/paths.ts';
import { withChoice } from '#shared/slots/slot-choice.ts';
import { choiceLabel } from '#shared/slots/slot-words.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { endLabel } from './hold-words.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useIsOver } from './useIsOver.ts';
import { useLiveHolds } from './useLiveHolds.ts';

interface OwnHoldProps {
  serviceId: string;
  /** Hears the id of the person's hold of this service, or '' where there is none. */
  onKnown: (id: string) => void;
}

/** Whoever is on the way to booking a service finds the way back. */
export default function OwnHold({ serviceId, onKnown }: OwnHoldProps) {
  const { holds, isFetching } = useLiveHolds(true);
  const hold = holds.find((each) => each.serviceId === serviceId);
  const over = useIsOver(hold?.endsAt ?? null);
  const id = hold?.id ?? '';
  const know = useEffectEvent(() => onKnown(id));
  useEffect(() => {
    if (!isFetching) know();
  }, [id, isFetching]);

  if (!hold || over) return null;
  return (
    <Notice>
      {choiceLabel(hold)}
      {bothClocks(hold)} is held for you until {endLabel(hold.endsAt)}, <TimeLeft key={hold.endsAt} endsAt={hold.endsAt} />.{' '}
      <Link to={`${paths.book(serviceId)}?${withChoice(new URLSearchParams(), hold).toString()}`}>Continue booking</Link>
    </Notice>
  );
}
