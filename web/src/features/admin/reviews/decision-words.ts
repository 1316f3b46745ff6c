import type { ModeratedReviewDto } from './api.ts';

interface Words {
  /** The action itself, as a verb. */
  label: string;
  /** What follows from it. */
  consequence: string;
  done: string;
  doneText: string;
}

const HIDE: Words = {
  label: 'Hide',
  consequence: 'Readers will no longer see the review or its reply, and no average will count it. You can bring it back.',
  done: 'Review hidden',
  doneText: 'Readers no longer see it, and no average counts it.',
};
const SHOW: Words = {
  label: 'Show Again',
  consequence: 'Readers will see the review again, and the averages will count it.',
  done: 'Review shown again',
  doneText: 'Readers see it, and the averages count it.',
};
const KEEP: Words = {
  label: 'Keep',
  consequence: 'The review stays as it is, and its reports will be closed.',
  done: 'Review kept',
  doneText: 'It stays, and its reports are closed.',
};

export const wordsOf = (action: ModeratedReviewDto['actions'][number], hidden: boolean): Words =>
  action === 'hide' ? HIDE : hidden ? SHOW : KEEP;
