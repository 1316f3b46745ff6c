import Button from '@mui/material/Button';
import ShareIcon from 'virtual:icon/outline-share';
import type { Booking } from '#shared/booking/api.ts';
import { addressLine } from '#shared/booking/BookingFacts.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { sharedWords } from './booked-words.ts';

/** Tells somebody else who comes, when and where: by what the device has for that, else by what was last copied. */
export function ShareButton({ booking }: { booking: Booking }) {
  async function share() {
    const device: Partial<Pick<Navigator, 'share'>> = navigator;
    const text = sharedWords(booking, addressLine(booking.address));
    try {
      if (device.share) return await device.share({ title: booking.service.title, text });
      await navigator.clipboard.writeText(text);
      toast.success('Copied', 'Paste it into a message to whoever should know.');
    } catch (problem) {
      // Whoever folds the device's sheet has changed their mind.
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) toast.error('This could not be shared', text);
    }
  }

  return (
    <Button size="small" color="inherit" startIcon={<ShareIcon />} onClick={() => void share()}>
      Share
    </Button>
  );
}
