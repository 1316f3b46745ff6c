import { Placeholder } from '../Placeholder.tsx';

export function TimeGridSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the start times"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 6 }}
    >
      {Array.from({ length: 10 }, (_, index) => (
        <Placeholder key={index} style={{ height: 48 }} />
      ))}
    </div>
  );
}
