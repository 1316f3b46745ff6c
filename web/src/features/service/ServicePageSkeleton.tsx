import { PageBody } from '#ui/page/text.ts';
import { Placeholder } from '#ui/placeholders/Placeholder.tsx';

export function ServicePageSkeleton() {
  return (
    <PageBody role="status" aria-label="Loading the service" style={{ display: 'grid', gap: 16 }}>
      <Placeholder style={{ width: '16rem', maxWidth: '100%', height: 22 }} />
      <Placeholder style={{ width: '8rem', height: 36 }} />
      <Placeholder style={{ maxWidth: '36rem', height: 64 }} />
      <Placeholder style={{ width: '12rem', height: 40 }} />
      <Placeholder style={{ maxWidth: '44rem', height: 320 }} />
    </PageBody>
  );
}
