import { useState } from 'react';
import { useProfileQuery, useUpdateProfileMutation } from '#shared/account/profile-api.ts';
import type { Booking } from '#shared/booking/api.ts';
import { addressOf, isNewAddress } from './address-to-keep.ts';

const keyOf = (bookingId: string) => `address-not-kept:${bookingId}`;

/** Whether the address of a booking is to become that of the profile: asked once for each booking, and only where it is another. */
export function useKeepAddress({ id, address }: Booking) {
  const { data: profile, refetch } = useProfileQuery();
  const [update] = useUpdateProfileMutation();
  const [step, setStep] = useState<'asked' | 'keeping' | 'kept' | 'not now'>(() => (wasDeclined(id) ? 'not now' : 'asked'));
  const [problem, setProblem] = useState<unknown>();

  async function keep() {
    setStep('keeping');
    setProblem(undefined);
    try {
      // The whole profile is written: what another device has changed meanwhile must not be undone.
      const { fullName, phone, changedAt } = await refetch().unwrap();
      await update({ updateProfileDto: { fullName, phone, ...addressOf(address), changedAt } }).unwrap();
      setStep('kept');
    } catch (cause) {
      setProblem(cause);
      setStep('asked');
    }
  }

  function notNow() {
    setStep('not now');
    rememberDeclined(id);
  }

  const asks = step === 'keeping' || (step === 'asked' && profile !== undefined && isNewAddress(address, profile));
  return { profile, asks, busy: step === 'keeping', kept: step === 'kept', problem, keep, notNow };
}

function wasDeclined(id: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
}

function rememberDeclined(id: string) {
  try {
    sessionStorage.setItem(keyOf(id), 'yes');
  } catch {
    // Without storage the answer lasts as long as the page.
  }
}
