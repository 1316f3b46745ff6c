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
  onSent: () => void;
}

/** Posts a review, or changes it. What the server refuses stays to be read. */
export function useSendReview({ bookingId, serviceTitle, isChange, onSent }: Asked) {
  const [post, posting] = usePostReviewMutation();
  const [edit, editing] = useEditReviewMutation();
  const [problem, setProblem] = useState<unknown>();

  async function send(opinion: Opinion) {
    setProblem(undefined);
    const asked = { id: bookingId, postReviewDto: opinion };
    try {
      await (isChange ? edit(asked) : post(asked)).unwrap();
    } catch (cause) {
      return setProblem(cause);
    }
    if (isChange) toast.success('Review updated', `Readers see what you now say about ${serviceTitle}.`);
    else toast.success('Review posted', `Thank you. Readers see it beside ${serviceTitle} now.`);
    onSent();
  }

  return { send, busy: posting.isLoading || editing.isLoading, problem };
}
