import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { generatedApi } from '#api/signed-in.ts';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { choiceLabel } from '../slot-words.ts';

const { useMyBookingsQuery, useMyHoldsQuery } = generatedApi;

export interface OwnTimeProps {
  serviceId: string;
  date: string;
  time: string;
  /** Chooses it again: it is held for the person. */
  onKeep: () => void;
  /** What is told when somebody else has it. */
  otherwise: ReactNode;
}

/** In another tab the person holds the lost time, or has just booked it: as when a mail's link has opened a second one. */
export default function OwnTime({ serviceId, date, time, onKeep, otherwise }: OwnTimeProps) {
  const holds = useMyHoldsQuery(undefined, NOW);
  const newest = useMyBookingsQuery({ sort: 'newest' }, NOW);
  const isHeld = !holds.isFetching && holds.data?.some((hold) => hold.serviceId === serviceId && hold.date === date && hold.time === time);
  const keep = useEffectEvent(onKeep);
  useEffect(() => {
    if (isHeld) keep();
  }, [isHeld]);

  if (holds.isFetching || newest.isFetching || isHeld) return null;
  const booked = newest.data?.items.some(
    (booking) => booking.service.id === serviceId && booking.date === date && booking.time === time && booking.status !== 'cancelled',
  );
  if (!booked) return otherwise;
  return (
    <Notice role="status">
      You have booked {choiceLabel({ date, time })} yourself. It stands in <Link to={paths.myBookings}>My Bookings</Link>.
    </Notice>
  );
}

/** What is remembered may be older than what was done in the other tab. */
const NOW = { refetchOnMountOrArgChange: true };
