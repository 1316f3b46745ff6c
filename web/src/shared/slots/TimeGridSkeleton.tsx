import { Placeholder } from '#ui/placeholders/Placeholder.tsx';

/** As large as the start times that take its place. */
export function TimeGridSkeleton() {
  return (
    <div role="status" aria-label="Loading the start times">
      <Placeholder style={{ width: '14rem', height: 24, marginBottom: 12 }} />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 6 }}>
        {Array.from({ length: 10 }, (_, index) => (
          <Placeholder key={index} style={{ height: 50 }} />
        ))}
      </div>
      <Placeholder style={{ width: '12rem', height: 21, marginTop: 8 }} />
    </div>
  );
}
