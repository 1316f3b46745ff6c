import { given } from '../../../test/support/given.js';
import { event } from './category.events.js';
import { Category, createCategory } from './category.js';
import { CategorySlug, claimSlug } from './category-slug.js';

const NOW = '2026-05-04T10:00:00.000Z';
const details = { parentId: null, name: 'Cleaning', slug: 'cleaning', description: 'Homes that shine.', icon: null };
const created = event('CategoryCreated', { categoryId: 'c1', ...details, createdAt: NOW });
const creating = (parent: Category | null) => (category: Category) =>
  createCategory(category, { categoryId: 'c1', details, parent, now: NOW });

describe('creating a category', () => {
  test('at the top', () => given(Category).when(creating(null)).then(created));
  test('below another', () =>
    given(Category)
      .when(creating({ exists: true, parentId: null, slug: '' }))
      .then(created));
  test('creating it twice changes nothing', () => given(Category, created).when(creating(null)).thenNothing());
  test('the parent must exist', () =>
    given(Category)
      .when(creating({ exists: false, parentId: null, slug: '' }))
      .thenRejected('catalog/parent-missing'));
  test('there are two levels only', () =>
    given(Category)
      .when(creating({ exists: true, parentId: 'c0', slug: 'cleaning' }))
      .thenRejected('catalog/parent-is-child'));
});

describe('a slug', () => {
  const claim = { slug: 'cleaning', categoryId: 'c1', now: NOW };
  const claimed = event('CategorySlugClaimed', { slug: 'cleaning', categoryId: 'c1', claimedAt: NOW });
  test('is claimed by one category', () =>
    given(CategorySlug)
      .when((owner) => claimSlug(owner, claim))
      .then(claimed));
  test('claiming it twice changes nothing', () =>
    given(CategorySlug, claimed)
      .when((owner) => claimSlug(owner, claim))
      .thenNothing());
  test('belongs to one category only', () =>
    given(CategorySlug, claimed)
      .when((owner) => claimSlug(owner, { ...claim, categoryId: 'c2' }))
      .thenRejected('catalog/slug-taken'));
});
