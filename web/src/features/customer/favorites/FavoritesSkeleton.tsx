import { CardGrid } from '#ui/cards/CardGrid.tsx';
import { Placeholder } from '#ui/placeholders/Placeholder.tsx';
import { SkeletonCard } from '#ui/placeholders/SkeletonCard.tsx';

export function FavoritesSkeleton() {
  return (
    <div role="status" aria-label="Loading your favorites">
      <Placeholder style={{ width: '5rem', height: 24, marginBottom: 12 }} />
      <CardGrid>
        {[1, 2, 3].map((n) => (
          <SkeletonCard key={n} />
        ))}
      </CardGrid>
    </div>
  );
}
