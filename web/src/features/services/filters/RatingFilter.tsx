import { StarMark } from '#shared/reviews/Rating.tsx';
import { Badges } from '#ui/buttons/BadgeLink.tsx';
import { FilterLink } from '../search/FilterLink.tsx';
import { RATINGS, type ServiceFilters } from '../search/service-filters.ts';
import { FilterGroup } from './FilterGroup.tsx';

/** At least so many stars; a second press lets go. */
export function RatingFilter({ filters }: { filters: ServiceFilters }) {
  return (
    <FilterGroup title="Minimum rating">
      <Badges style={{ gap: 6 }}>
        {RATINGS.map((stars) => {
          const chosen = filters.minRating === stars;
          return (
            <li key={stars}>
              <FilterLink
                filters={filters}
                change={{ minRating: chosen ? null : stars }}
                aria-label={`${stars}+ stars`}
                aria-current={chosen || undefined}
                style={{ gap: 4, paddingInline: 8 }}
              >
                <StarMark size={15} />
                {stars}+
              </FilterLink>
            </li>
          );
        })}
      </Badges>
    </FilterGroup>
  );
}
