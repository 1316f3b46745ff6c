import { CardGrid } from '#ui/cards/CardGrid.tsx';
import { SkeletonCard } from '#ui/placeholders/SkeletonCard.tsx';

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
