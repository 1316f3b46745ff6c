import type { Booking } from '#shared/booking/api.ts';
import { bothClocks, momentLabel, otherZone } from '#shared/booking/moments.ts';
import { nextWords } from '#shared/booking/notes/next-words.ts';
import { choiceLabel } from '#shared/slots/slot-words.ts';

interface BookedWords {
  title: string;
  /** What happens from here on, in its order. */
  next: readonly string[];
}

/** What somebody is told who has just booked; nothing once the work is done. */
export function bookedWords(booking: Booking): BookedWords | null {
  const { status, vendor, respondBy, timeZone } = booking;
  const words = nextWords(booking, 'customer');
  const next = words === null ? [] : [words];
  switch (status) {
    case 'pending':
      return {
        title: `Your request is with ${vendor.businessName}`,
        next: [
          ...(respondBy
            ? [`${vendor.businessName} answers by ${momentLabel(respondBy, timeZone)}. We email you then, and this page shows it.`]
            : []),
          'If they accept, the time is yours.',
          'If they decline, or do not answer in time, the request ends and nothing is charged. Until they answer you can withdraw it free of charge.',
        ],
      };
    case 'confirmed':
      return { title: `${vendor.businessName} is booked`, next: [`They come on ${choiceLabel(booking)}${bothClocks(booking)}.`, ...next] };
    case 'cancelled':
      return { title: 'This booking has ended', next };
    case 'completed':
      return null;
  }
}

/** For whoever else should know: what, who, when and where. */
export function sharedWords(booking: Booking, address: string): string {
  const { service, vendor, status } = booking;
  const asked = status === 'pending' ? ' (asked for, not confirmed yet)' : '';
  return [`${service.title} with ${vendor.businessName}${asked}`, `${choiceLabel(booking)}${otherZone(booking)}`, address].join('\n');
}
