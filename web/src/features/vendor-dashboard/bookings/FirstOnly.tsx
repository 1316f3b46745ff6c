import { Notice } from '#ui/feedback/Notice.tsx';

interface Props {
  page: { items: readonly unknown[]; pageCount: number } | undefined;
}

/** Says so where not all of some days are on show. */
export function FirstOnly({ page }: Props) {
  if (!page || page.pageCount <= 1) return null;
  return <Notice>Only the first {page.items.length} of these bookings are shown.</Notice>;
}
