import type { ComponentProps } from 'react';
import type { CategoryDto, ServicePageDto } from '#api/generated-public.ts';
import { usePlace } from '#shared/place/place.ts';
import { StarMark } from '#shared/reviews/Rating.tsx';
import { Labelled } from '#ui/forms/field.ts';
import { PARTS_OF_DAY, PRICE_MAX, PRICE_STEP, RATINGS } from '../../search/service-filters.ts';
import { ANY_TIME, capitalized, NEAR_DAYS, timed, timeWords } from '../../search/when.ts';
import { zipOf } from '../../search/where.ts';
import { shownCategories } from '../category-tree.ts';
import { FilterGroup } from '../FilterGroup.tsx';
import { PriceSlider } from '../price/PriceSlider.tsx';
import type { Choice, Draft } from './draft-store.ts';
import { asDraft, dollarsOf, type List, zipTyped } from './drafted.ts';
import { DraftField, Mistake, Options } from './DraftFields.tsx';
import type { Mistakes } from './mistakes.ts';

interface DraftGroupsProps {
  categories: readonly CategoryDto[];
  list: List;
  /** What the list has now. */
  page: ServicePageDto | undefined;
  choice: Choice;
  mistakes: Mistakes;
  onDraft: (change: Draft) => void;
}

/** The panel's groups as fields of one form. */
export function DraftGroups(props: DraftGroupsProps) {
  return (
    <>
      <CategoryChoice {...props} />
      <TimeChoice {...props} />
      <PriceChoice {...props} />
      <RatingChoice {...props} />
      <ZipChoice {...props} />
    </>
  );
}

function CategoryChoice({ categories, choice, onDraft }: DraftGroupsProps) {
  return (
    <FilterGroup title="Categories">
      <Options
        options={shownCategories(categories, choice.category).map(({ slug, name, chosen }) => ({
          key: slug,
          label: name,
          chosen,
          onPress: () => onDraft({ category: slug }),
        }))}
      />
    </FilterGroup>
  );
}

function TimeChoice({ list, page, choice, mistakes, onDraft }: DraftGroupsProps) {
  // A time in the words of the search counts until another is drafted, which takes it out of them.
  const search = choice.search === list.filters.search ? page?.search : null;
  const { day, part } = search?.when ? (page?.when ?? ANY_TIME) : choice;
  return (
    <FilterGroup title="When">
      <div style={{ display: 'grid', gap: 8 }}>
        <Options
          tight
          options={NEAR_DAYS.map((each) => ({
            label: capitalized(timeWords({ day: each, part: null })),
            chosen: day === each,
            onPress: () => onDraft(asDraft(timed(search, day === each ? undefined : { day: each, part }))),
          }))}
        />
        <DraftField
          type="date"
          name="day"
          aria-label="Date"
          value={/^\d/.test(day) ? day : ''}
          mistake={mistakes.day}
          onType={(date) => onDraft(asDraft(timed(search, date ? { day: date, part } : undefined)))}
        />
        <Mistake of="day" text={mistakes.day} />
        {day && (
          <Options
            tight
            options={PARTS_OF_DAY.map((each) => ({
              label: capitalized(each),
              chosen: part === each,
              onPress: () => onDraft(asDraft(timed(search, { day, part: part === each ? null : each }))),
            }))}
          />
        )}
      </div>
    </FilterGroup>
  );
}

function PriceChoice({ choice: { minPrice, maxPrice }, mistakes, onDraft }: DraftGroupsProps) {
  const low = dollarsOf(minPrice, 0);
  const high = dollarsOf(maxPrice, PRICE_MAX);
  const field = { type: 'number', min: 0, max: PRICE_MAX, step: PRICE_STEP, before: <span aria-hidden>$</span> };
  return (
    <FilterGroup title="Price range">
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PriceSlider
          low={low}
          high={high}
          onDrag={(range) =>
            onDraft({
              ...(range.low !== undefined && { minPrice: String(range.low) }),
              ...(range.high !== undefined && { maxPrice: String(range.high) }),
            })
          }
          onLetGo={() => undefined}
        />
        <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <PriceEnd
            label="From"
            {...field}
            name="minPrice"
            value={minPrice}
            mistake={mistakes.minPrice}
            onType={(text) => onDraft({ minPrice: text })}
          />
          <PriceEnd
            label="To"
            {...field}
            name="maxPrice"
            value={maxPrice}
            mistake={mistakes.maxPrice}
            onType={(text) => onDraft({ maxPrice: text })}
            after={maxPrice !== '' && high >= PRICE_MAX && <span aria-hidden>+</span>}
          />
        </div>
      </div>
    </FilterGroup>
  );
}

function PriceEnd({ label, ...field }: ComponentProps<typeof DraftField> & { label: string }) {
  return (
    <div style={{ display: 'grid', gap: 4, alignContent: 'start' }}>
      <Labelled>
        {label}
        <DraftField {...field} />
      </Labelled>
      <Mistake of={field.name} text={field.mistake} />
    </div>
  );
}

function RatingChoice({ choice, onDraft }: DraftGroupsProps) {
  return (
    <FilterGroup title="Minimum rating">
      <Options
        tight
        options={RATINGS.map((stars) => ({
          label: (
            <>
              <StarMark size={15} />
              {stars}+
            </>
          ),
          name: `${stars}+ stars`,
          chosen: choice.minRating === stars,
          onPress: () => onDraft({ minRating: choice.minRating === stars ? null : stars }),
        }))}
      />
    </FilterGroup>
  );
}

function ZipChoice({ list, choice, mistakes, onDraft }: DraftGroupsProps) {
  const here = usePlace();
  return (
    <FilterGroup title="Serves your ZIP">
      <div style={{ display: 'grid', gap: 8 }}>
        <DraftField
          name="zip"
          aria-label="ZIP code"
          placeholder="78701"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          value={zipOf(choice, here)}
          mistake={mistakes.zip}
          onType={(text) => onDraft({ zip: zipTyped(text, list, here) })}
        />
        <Mistake of="zip" text={mistakes.zip} />
      </div>
    </FilterGroup>
  );
}
