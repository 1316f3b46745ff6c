import { counted } from '#ui/format/labels.ts';
import type { FeatureStateDto, FeatureSwitchesPreviewDto } from '../api.ts';

interface FeatureWords {
  label: string;
  /** While it is on. */
  does: string;
  /** While it is off. */
  off: string;
  /** What goes on all the same, in the figures of now. */
  goesOn: (now: FeatureSwitchesPreviewDto) => readonly string[];
}

const can = (count: number, thing: string): string => `${counted(count, thing)} can still be`;

export const FEATURE_WORDS: Readonly<Record<FeatureStateDto['feature'], FeatureWords>> = {
  newAccounts: {
    label: 'New accounts',
    does: 'Everybody can sign up.',
    off: 'Nobody can sign up, as a customer or as a provider.',
    goesOn: ({ openInvitations }) => [
      'Whoever has an account signs in as before.',
      ...(openInvitations > 0 ? [`${can(openInvitations, 'invitation')} accepted.`] : []),
    ],
  },
  applications: {
    label: 'Applications',
    does: 'Everybody can apply as a provider.',
    off: 'Nobody can apply as a provider.',
    goesOn: ({ waitingApplications }) => [
      ...(waitingApplications > 0 ? [`${can(waitingApplications, 'waiting application')} approved or rejected.`] : []),
      'Whoever was rejected can apply again.',
    ],
  },
  bookings: {
    label: 'Bookings',
    does: 'Customers can hold and book times.',
    off: 'Nobody can hold or book a time.',
    goesOn: ({ liveHolds, openBookings }) => [
      ...(liveHolds > 0 ? [`${can(liveHolds, 'held time')} booked until ${liveHolds === 1 ? 'it runs' : 'they run'} out.`] : []),
      ...(openBookings > 0 ? [`${can(openBookings, 'open booking')} accepted, moved and cancelled.`] : ['What is booked goes on.']),
    ],
  },
  photos: {
    label: 'Photos',
    does: 'People can add photos: of themselves, of their work, and to reviews.',
    off: 'Nobody can add a photo.',
    goesOn: () => ['Photos that are shown stay, and can be taken away.'],
  },
};
