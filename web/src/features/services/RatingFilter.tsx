import StarIcon from '@mui/icons-material/Star';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { badgeLook } from '../../ui/badge-look.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { RATINGS, type ServiceFilters } from './service-filters.ts';

interface RatingFilterProps {
  filters: ServiceFilters;
  onApply: (change: Partial<ServiceFilters>) => void;
}

/** At least so many stars; a second press lets go. */
export function RatingFilter({ filters, onApply }: RatingFilterProps) {
  return (
    <FilterGroup title="Minimum rating">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
        {RATINGS.map((stars) => {
          const chosen = filters.minRating === stars;
          return (
            <Chip
              key={stars}
              icon={<StarIcon sx={{ fontSize: 16 }} />}
              label={`${stars}+`}
              aria-label={`${stars}+ stars`}
              aria-pressed={chosen}
              {...badgeLook(chosen)}
              onClick={() => onApply({ minRating: chosen ? null : stars })}
            />
          );
        })}
      </Stack>
    </FilterGroup>
  );
}
