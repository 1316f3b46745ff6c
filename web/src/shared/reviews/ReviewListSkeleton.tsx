import { Placeholder } from '#ui/placeholders/Placeholder.tsx';

export function ReviewListSkeleton() {
  return (
    <div role="status" aria-label="Loading reviews" style={{ display: 'grid', gap: 20 }}>
      {[0, 1, 2].map((row) => (
        <Placeholder key={row} style={{ height: 92 }} />
      ))}
    </div>
  );
}
