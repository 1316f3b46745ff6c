import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BookingDto, CreateBookingDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useCreateBookingMutation } from '../api.ts';
import { type Refusal, refusalOf } from '../refusal.ts';

/** Sends the booking and waits for the server: nothing is promised before it has answered. */
export function useConfirmBooking(onBooked: () => void) {
  const navigate = useNavigate();
  const [create, { isLoading, isSuccess }] = useCreateBookingMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function confirm(createBookingDto: CreateBookingDto) {
    setRefusal(null);
    let booked: BookingDto;
    try {
      booked = await create({ createBookingDto }).unwrap();
    } catch (error) {
      const reason = refusalOf(error, createBookingDto);
      setRefusal(reason);
      if (reason.kind === 'failure') {
        toast.error('Booking Failed', 'There was an error processing your booking. Please try again.');
      }
      return;
    }
    onBooked();
    toast.success('Booking Confirmed!', 'Your service has been booked successfully. The provider will contact you soon.');
    void navigate(paths.booked(booked.id));
  }

  return {
    confirm,
    /** On its way, or made while the next page is still loading: a second press must not book twice. */
    booking: isLoading || isSuccess,
    booked: isSuccess,
    refusal,
    forget: () => setRefusal(null),
  };
}
