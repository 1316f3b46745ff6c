import type { TimelineStep } from '../api.ts';
import type { Readers } from './timeline-words.ts';

const CHANNELS = { email: 'email', push: 'push message', sms: 'text message' } as const;

const and = new Intl.ListFormat('en-US');

/** "Sent: email and push message to you, email to Bright & Co"; nothing where nothing was sent. */
export function sentWords(sent: TimelineStep['sent'], { viewer, names }: Readers): string | null {
  const parts = (['customer', 'vendor'] as const).flatMap((to) => {
    const channels = [...new Set(sent.filter((notice) => notice.to === to).map(({ channel }) => CHANNELS[channel]))];
    return channels.length > 0 ? [`${and.format(channels)} to ${to === viewer ? 'you' : names[to]}`] : [];
  });
  return parts.length > 0 ? `Sent: ${parts.join(', ')}` : null;
}
