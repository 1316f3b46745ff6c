import { useLocation } from 'react-router-dom';
import { StarMark } from '#shared/reviews/Rating.tsx';
import { BadgeLink, Badges } from '#ui/buttons/BadgeLink.tsx';
import { addressOf, changed, RATINGS, type ServiceFilters } from '../search/service-filters.ts';
import { FilterGroup } from './FilterGroup.tsx';

/** At least so many stars; a second press lets go. */
export function RatingFilter({ filters }: { filters: ServiceFilters }) {
  const { pathname } = useLocation();
  return (
    <FilterGroup title="Minimum rating">
      <Badges style={{ gap: 6 }}>
        {RATINGS.map((stars) => {
          const chosen = filters.minRating === stars;
          return (
            <li key={stars}>
              <BadgeLink
                to={addressOf(pathname, changed(filters, { minRating: chosen ? null : stars }))}
                preventScrollReset
                aria-label={`${stars}+ stars`}
                aria-current={chosen || undefined}
                style={{ gap: 4, paddingInline: 8 }}
              >
                <StarMark size={15} />
                {stars}+
              </BadgeLink>
            </li>
          );
        })}
      </Badges>
    </FilterGroup>
  );
}
