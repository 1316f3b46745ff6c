import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/feedback/Notice.tsx';

/** Stands where a time could be chosen, were the provider to take direct bookings. */
export function ByRequestOnly({ vendor: { id, businessName } }: { vendor: { id: string; businessName: string } }) {
  return (
    <Notice>
      <p>
        {businessName} takes no direct bookings, but agrees on a time with you first. <a href={paths.vendor(id)}>Contact the provider</a>
      </p>
    </Notice>
  );
}
