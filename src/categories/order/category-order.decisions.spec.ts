import { given } from '../../../test/support/given.js';
import { fold } from '../../platform/events/decider.js';
import { Category } from '../category.js';
import { orderCategories } from './category-order.decisions.js';
import { event } from './category-order.events.js';
import { CategoryOrder } from './category-order.js';

const NOW = '2026-05-04T10:00:00.000Z';
const standing = (parentId: string | null, other: Partial<Category> = {}): Category => ({
  ...Category.initial,
  status: 'active',
  details: { ...Category.initial.details, parentId },
  ...other,
});
const ordered = (categoryIds: readonly string[], parentId: string | null = null) =>
  event('CategoriesOrdered', { parentId, categoryIds, by: 'ada', orderedAt: NOW });

interface Told {
  readonly parentId?: string | null;
  readonly categories?: readonly Category[];
  readonly seen?: readonly string[];
}
const put =
  (categoryIds: readonly string[], { parentId = null, categories = categoryIds.map(() => standing(parentId)), seen }: Told = {}) =>
  (order: CategoryOrder) =>
    orderCategories(order, { parentId, categoryIds, categories, seen, adminId: 'ada', now: NOW });

describe('putting categories in order', () => {
  test('each stands where it was put', () =>
    given(CategoryOrder)
      .when(put(['beauty', 'water']))
      .then(ordered(['beauty', 'water'])));
  test('the last order holds', () =>
    given(CategoryOrder, ordered(['beauty', 'water']))
      .when(put(['water', 'beauty']))
      .then(ordered(['water', 'beauty'])));
  test('as it is already changes nothing, whatever was seen', () =>
    given(CategoryOrder, ordered(['beauty', 'water']))
      .when(put(['beauty', 'water'], { seen: ['water', 'beauty'] }))
      .thenNothing());
  test('those below one are put in order apart from those at the top', () => {
    expect(fold(CategoryOrder, [ordered(['beauty', 'water']), ordered(['spa', 'barber'], 'beauty')])).toEqual({
      top: ['beauty', 'water'],
      beauty: ['spa', 'barber'],
    });
    given(CategoryOrder, ordered(['beauty', 'water']))
      .when(put(['spa', 'barber'], { parentId: 'beauty' }))
      .then(ordered(['spa', 'barber'], 'beauty'));
  });
  test('some of them may be left out, or all: they stand by name again', () =>
    given(CategoryOrder, ordered(['beauty', 'water']))
      .when(put([]))
      .then(ordered([])));
  test('inactive ones among them', () =>
    given(CategoryOrder)
      .when(put(['beauty'], { categories: [standing(null, { status: 'inactive' })] }))
      .then(ordered(['beauty'])));

  test('that do not exist is not there to be done', () =>
    given(CategoryOrder)
      .when(put(['beauty'], { categories: [Category.initial] }))
      .thenNotFound());
  test.each([
    ['was deleted meanwhile', standing(null, { status: 'deleted' })],
    ['stands below another meanwhile', standing('beauty')],
  ])('of which one %s is refused', (_, category) =>
    given(CategoryOrder)
      .when(put(['beauty', 'spa'], { categories: [standing(null), category] }))
      .thenRejected('catalog/category-order-outdated'),
  );
});

describe('of two administrators at once', () => {
  const wanted = ['water', 'beauty', 'cars'];
  test('the second is refused, who has seen another order', () =>
    given(CategoryOrder, ordered(['cars', 'water', 'beauty']))
      .when(put(wanted, { seen: ['beauty', 'water', 'cars'] }))
      .thenRejected('platform/changed-meanwhile'));
  test('whoever has seen it as it stands goes on from there', () =>
    given(CategoryOrder, ordered(['beauty', 'water', 'cars']))
      .when(put(wanted, { seen: ['beauty', 'water', 'cars'] }))
      .then(ordered(wanted)));
  test('what has come or gone meanwhile is no other order', () =>
    given(CategoryOrder, ordered(['beauty', 'gone', 'water']))
      .when(put(wanted, { seen: ['beauty', 'water', 'cars'] }))
      .then(ordered(wanted)));
  test('another level is nobody’s business', () =>
    given(CategoryOrder, ordered(['cars', 'water'], 'beauty'))
      .when(put(wanted, { seen: ['beauty', 'water', 'cars'] }))
      .then(ordered(wanted)));
  test('whoever says nothing of it replaces what stands', () =>
    given(CategoryOrder, ordered(['cars', 'water', 'beauty']))
      .when(put(wanted))
      .then(ordered(wanted)));
});
