import { CardGrid } from '../../ui/CardGrid.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';

export function ServiceListSkeleton() {
  return (
    <div role="status" aria-label="Loading services">
      <CardGrid>
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </CardGrid>
    </div>
  );
}
