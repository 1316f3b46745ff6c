import { given } from '../../test/support/given.js';
import { fold } from '../platform/events/decider.js';
import { upcast } from '../platform/events/upcast.js';
import { event } from './category.events.js';
import { Category, createCategory, mustTakeServices } from './category.js';
import { CategorySlug, claimSlug, releaseSlug } from './category-slug.js';
import { categoryUpcasters } from './category-upcasters.js';

const NOW = '2026-05-04T10:00:00.000Z';
const details = { parentId: null, name: 'Cleaning', slug: 'cleaning', description: 'Homes that shine.', icon: null };
const created = event('CategoryCreated', { categoryId: 'c1', ...details, by: 'ada', createdAt: NOW });
/** As it was made so. */
const personal = { subject: 'ada', fields: { reason: null } };
const facts = { categoryId: 'c1', name: 'Cleaning', by: 'ada' };
const deactivated = event('CategoryDeactivatedV2', { ...facts, deactivatedAt: NOW }, personal);
const activated = event('CategoryActivatedV2', { ...facts, activatedAt: NOW }, personal);
const deleted = event('CategoryDeletedV2', { ...facts, movedTo: null, deletedAt: NOW }, personal);
const top: Category = fold(Category, [created]);
const creating =
  (parent: Category | null, active = true) =>
  (category: Category) =>
    createCategory(category, { categoryId: 'c1', details, parent, active, adminId: 'ada', now: NOW });

describe('creating a category', () => {
  test('at the top', () => given(Category).when(creating(null)).then(created));
  test('below another', () => given(Category).when(creating(top)).then(created));
  test('one that is to be seen later', () => given(Category).when(creating(null, false)).then(created, deactivated));
  test('creating it twice changes nothing', () => given(Category, created).when(creating(null)).thenNothing());
  test('the parent must exist', () => given(Category).when(creating(Category.initial)).thenRejected('catalog/parent-missing'));
  test('the parent must not be deleted', () =>
    given(Category)
      .when(creating(fold(Category, [created, deactivated, deleted])))
      .thenRejected('catalog/parent-missing'));
  test('the parent must be active', () =>
    given(Category)
      .when(creating(fold(Category, [created, deactivated])))
      .thenRejected('catalog/parent-inactive'));
  test('there are two levels only', () =>
    given(Category)
      .when(creating({ ...top, details: { ...details, parentId: 'c0' } }))
      .thenRejected('catalog/parent-is-child'));
});

describe('putting a service into a category', () => {
  test.each([
    ['one that is not there', []],
    ['an inactive one', [created, deactivated]],
    ['a deleted one', [created, deactivated, deleted]],
  ])('%s is refused', (_, events) => {
    expect(() => mustTakeServices(fold(Category, events))).toThrow(
      expect.objectContaining({ fields: { categoryId: 'Please select a category' } }),
    );
  });
  test.each([
    ['an active one', [created]],
    ['one that is active again', [created, deactivated, activated]],
  ])('%s takes it', (_, events) => expect(() => mustTakeServices(fold(Category, events))).not.toThrow());
});

describe('of former days', () => {
  test.each([
    ['CategoryActivated', 'CategoryActivatedV2', { activatedAt: NOW }],
    ['CategoryDeactivated', 'CategoryDeactivatedV2', { deactivatedAt: NOW }],
    ['CategoryDeleted', 'CategoryDeletedV2', { movedTo: null, deletedAt: NOW }],
  ])('%s reads as %s, without a name and a reason', (former, type, told) => {
    const data = { categoryId: 'c1', by: 'ada', ...told };
    expect(upcast(categoryUpcasters, { type: former, data })).toEqual({ type, data: { ...data, name: null }, personal });
  });
});

describe('a slug', () => {
  const claim = { slug: 'cleaning', categoryId: 'c1', now: NOW };
  const other = { ...claim, categoryId: 'c2' };
  const claimed = event('CategorySlugClaimed', { slug: 'cleaning', categoryId: 'c1', claimedAt: NOW });
  const released = event('CategorySlugReleased', { slug: 'cleaning', categoryId: 'c1', releasedAt: NOW });
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
      .when((owner) => claimSlug(owner, other))
      .thenRejected('catalog/slug-taken'));
  test('is free once its category is deleted', () => {
    given(CategorySlug, claimed)
      .when((owner) => releaseSlug(owner, claim))
      .then(released);
    given(CategorySlug, claimed, released)
      .when((owner) => claimSlug(owner, other))
      .then(event('CategorySlugClaimed', { slug: 'cleaning', categoryId: 'c2', claimedAt: NOW }));
  });
  test('is not taken from whoever has it now', () =>
    given(CategorySlug, claimed)
      .when((owner) => releaseSlug(owner, other))
      .thenNothing());
});
