import { PageBody } from '#ui/page/text.ts';
import { Placeholder } from '#ui/placeholders/Placeholder.tsx';

export function VendorPageSkeleton() {
  return (
    <PageBody role="status" aria-label="Loading the provider" style={{ display: 'grid', gap: 16 }}>
      <Placeholder style={{ width: '12rem', height: 22 }} />
      <Placeholder style={{ width: 64, height: 64, borderRadius: '50%' }} />
      <Placeholder style={{ maxWidth: '32rem', height: 64 }} />
      <Placeholder style={{ maxWidth: '44rem', height: 120 }} />
      <Placeholder style={{ height: 330 }} />
    </PageBody>
  );
}
