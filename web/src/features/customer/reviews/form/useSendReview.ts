import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { useEditReviewMutation, usePostReviewMutation } from './api.ts';

export interface Opinion {
  rating: number;
  comment: string | null;
}

interface Asked {
  bookingId: string;
  serviceTitle: string;
  isChange: boolean;
  /** Sends what comes after the review; answers whether all of it has come. */
  sendPhotos: () => Promise<boolean>;
  onSent: () => void;
}

const PHOTO_MISSING = 'Your review stands without it. Edit the review in My Reviews to add the photo, or another one, within 48 hours.';

/** Posts a review, or changes it. What the server refuses stays to be read. */
export function useSendReview({ bookingId, serviceTitle, isChange, sendPhotos, onSent }: Asked) {
  const [post] = usePostReviewMutation();
  const [edit] = useEditReviewMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  async function send(opinion: Opinion) {
    setProblem(undefined);
    setBusy(true);
    const asked = { id: bookingId, postReviewDto: opinion };
    try {
      await (isChange ? edit(asked) : post(asked)).unwrap();
      const all = await sendPhotos();
      if (!all) toast.error('A photo was not added', PHOTO_MISSING);
    } catch (cause) {
      return setProblem(cause);
    } finally {
      setBusy(false);
    }
    if (isChange) toast.success('Review updated', `Readers see what you now say about ${serviceTitle}.`);
    else toast.success('Review posted', `Thank you. Readers see it beside ${serviceTitle} now.`);
    onSent();
  }

  return { send, busy, problem };
}
