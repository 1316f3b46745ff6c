import type { VendorReviewsApiArg } from '#api/generated-public.ts';

/** The part of the page that a link to reviews leads to. */
export const REVIEWS_ID = 'reviews';

/** Which of a provider's reviews are on show; it stands in the address. */
export interface ReviewChoice {
  /** Only those with so many stars. */
  stars: number | null;
  page: number;
}

/** More than there will ever be; the server asks for no further. */
const PAGE_MAX = 100_000;

/** What makes no sense is left out: the reviews are a part of their page, not what it is about. */
export function reviewChoiceFrom(params: URLSearchParams): ReviewChoice {
  const stars = params.get('stars') ?? '';
  const page = params.get('page') ?? '';
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    page: /^\d+$/.test(page) ? Math.min(PAGE_MAX, Math.max(1, Number(page))) : 1,
  };
}

export function withReviewChoice(params: URLSearchParams, { stars, page }: ReviewChoice): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('stars');
  next.delete('page');
  if (stars) next.set('stars', String(stars));
  if (page > 1) next.set('page', String(page));
  return next;
}

export const reviewsQueryOf = (vendorId: string, { stars, page }: ReviewChoice): VendorReviewsApiArg => ({
  id: vendorId,
  ...(stars && { rating: stars }),
  ...(page > 1 && { page }),
});
