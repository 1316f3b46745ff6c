import type { NoticeDetails } from '../../notifications/index.js';
import { MOST_PHOTOS } from '../portfolio.js';

/** What a provider reads about a photo of theirs. Who has reported it is between them and us. */
export interface PhotoNotice {
  readonly subject: string;
  readonly sentence: string;
  readonly path: string;
  readonly details: NoticeDetails;
}

const PROFILE = { path: '/dashboard/profile', action: 'See your photos' };

export const photoHidden = (explanation: string): PhotoNotice => ({
  subject: 'A photo of your work is not shown any more',
  sentence: `Plumb & Level has hidden one of the photos of your work: customers don’t see it. Why: ${explanation}`,
  path: PROFILE.path,
  details: {
    next: `It is marked in your Business Profile, where you can remove it. Until then it counts towards your ${MOST_PHOTOS} photos.`,
    action: PROFILE.action,
  },
});

export const photoShown = (explanation: string): PhotoNotice => ({
  subject: 'A photo of your work is shown again',
  sentence: `Plumb & Level shows a photo of your work again that was hidden. Why: ${explanation}`,
  path: PROFILE.path,
  details: { action: PROFILE.action },
});
