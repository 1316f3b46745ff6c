import { given } from '../../../test/support/given.js';
import { type CategoryDetails, event } from '../../categories/category.events.js';
import { Category } from '../../categories/index.js';
import { fold } from '../../platform/events/decider.js';
import { type CategoryChanges, changeCategory } from './category-changes.decisions.js';

const NOW = '2026-05-04T10:00:00.000Z';
const details: CategoryDetails = { parentId: null, name: 'Cleaning', slug: 'cleaning', description: 'Homes that shine.', icon: null };
const created = event('CategoryCreated', { categoryId: 'c1', ...details, createdAt: NOW });
const REASON = 'Nobody looks for it.';
const personal = { subject: 'ada', fields: { reason: REASON } };
const facts = { categoryId: 'c1', name: 'Cleaning', by: 'ada' };
const deactivated = event('CategoryDeactivatedV2', { ...facts, deactivatedAt: NOW }, personal);
const activated = event('CategoryActivatedV2', { ...facts, activatedAt: NOW }, personal);
const deleted = event('CategoryDeletedV2', { ...facts, movedTo: null, deletedAt: NOW }, personal);
const updated = (changes: Partial<CategoryDetails>, formerSlugs: readonly string[] = []) =>
  event('CategoryUpdated', { categoryId: 'c1', ...details, ...changes, formerSlugs, by: 'ada', updatedAt: NOW });

const parent = fold(Category, [event('CategoryCreated', { categoryId: 'c0', ...details, createdAt: NOW })]);
const by = {
  categoryId: 'c1',
  adminId: 'ada',
  reason: REASON,
  parent: null,
  children: 0,
  revision: 0,
  seen: undefined,
  lastChangedBy: 'Eve',
  now: NOW,
};
const changing =
  (changes: CategoryChanges, other: Partial<Parameters<typeof changeCategory>[1]> = {}) =>
  (category: Category) =>
    changeCategory(category, { ...by, changes, ...other });

describe('changing a category', () => {
  test('what is left out stays', () =>
    given(Category, created)
      .when(changing({ name: 'House cleaning' }))
      .then(updated({ name: 'House cleaning' })));
  test('the same again changes nothing', () =>
    given(Category, created)
      .when(changing({ name: 'Cleaning', icon: null }))
      .thenNothing());
  test('what is not there, or deleted, can not be changed', () => {
    given(Category)
      .when(changing({ name: 'House cleaning' }))
      .thenNotFound();
    given(Category, created, deactivated, deleted)
      .when(changing({ name: 'House cleaning' }))
      .thenNotFound();
  });
  test('all of it at once, switched off with the same press', () =>
    given(Category, created)
      .when(changing({ icon: 'cleaning', active: false }))
      .then(updated({ icon: 'cleaning' }), deactivated));
});

describe('another slug', () => {
  test('the one of before is remembered, for links of old', () =>
    given(Category, created)
      .when(changing({ slug: 'tidy' }))
      .then(updated({ slug: 'tidy' }, ['cleaning'])));
  test('one that it takes back is no former one', () =>
    given(Category, created, updated({ slug: 'tidy' }, ['cleaning']))
      .when(changing({ slug: 'cleaning' }))
      .then(updated({ slug: 'cleaning' }, ['tidy'])));
  test('those of before stay remembered', () =>
    given(Category, created, updated({ slug: 'tidy' }, ['cleaning']))
      .when(changing({ description: 'All rooms.' }))
      .then(updated({ slug: 'tidy', description: 'All rooms.' }, ['cleaning'])));
});

describe('another parent', () => {
  const below = { parentId: 'c0' };
  test('it goes below another', () => given(Category, created).when(changing(below, { parent })).then(updated(below)));
  test('and to the top again', () =>
    given(Category, created, updated(below))
      .when(changing({ parentId: null }))
      .then(updated({})));
  test('never below itself', () =>
    given(Category, created)
      .when(changing({ parentId: 'c1' }, { parent }))
      .thenRejected('catalog/own-parent'));
  test('not while others stand below it: there are two levels', () =>
    given(Category, created)
      .when(changing(below, { parent, children: 2 }))
      .thenRejected('catalog/has-children'));
  test('not below one that has a parent, is inactive or not there', () => {
    for (const [other, code] of [
      [{ ...parent, details: { ...details, parentId: 'c9' } }, 'catalog/parent-is-child'],
      [{ ...parent, status: 'inactive' as const }, 'catalog/parent-inactive'],
      [Category.initial, 'catalog/parent-missing'],
    ] as const)
      given(Category, created)
        .when(changing(below, { parent: other }))
        .thenRejected(code);
  });
  test('the parent that it has is not judged again', () =>
    given(Category, created, updated(below))
      .when(changing({ ...below, name: 'Tidy' }, { parent: { ...parent, status: 'inactive' } }))
      .then(updated({ ...below, name: 'Tidy' })));
});

describe('switching a category', () => {
  test('off', () =>
    given(Category, created)
      .when(changing({ active: false }))
      .then(deactivated));
  test('on', () =>
    given(Category, created, deactivated)
      .when(changing({ active: true }))
      .then(activated));
  test('tells what it is called from then on', () =>
    given(Category, created)
      .when(changing({ name: 'Tidy', active: false }))
      .then(
        updated({ name: 'Tidy' }),
        event('CategoryDeactivatedV2', { categoryId: 'c1', name: 'Tidy', by: 'ada', deactivatedAt: NOW }, personal),
      ));
  test.each([undefined, null, ''])('never without a reason (%p), which nothing else needs', (reason) => {
    for (const active of [true, false])
      expect(() => changing({ active }, { reason })(fold(Category, active ? [created, deactivated] : [created]))).toThrow(
        expect.objectContaining({ fields: { reason: 'Reason is required' } }),
      );
    given(Category, created)
      .when(changing({ name: 'Tidy' }, { reason }))
      .then(updated({ name: 'Tidy' }));
  });
  test('twice changes nothing, with or without a reason', () => {
    given(Category, created)
      .when(changing({ active: true }, { reason: null }))
      .thenNothing();
    given(Category, created, deactivated)
      .when(changing({ active: false }))
      .thenNothing();
  });
});

describe('two administrators at once', () => {
  test('the second reads who was faster', () =>
    expect(() => changing({ name: 'Tidy' }, { revision: 3, seen: 2 })(fold(Category, [created]))).toThrow(
      expect.objectContaining({ code: 'catalog/category-changed', status: 409, message: expect.stringContaining('Eve has changed') }),
    ));
  test('one who has seen what stands is not held up', () =>
    given(Category, created)
      .when(changing({ active: false }, { revision: 3, seen: 3 }))
      .then(deactivated));
  test('whoever wants what the other has done already is not bothered', () =>
    given(Category, created, deactivated)
      .when(changing({ active: false }, { revision: 1, seen: 0 }))
      .thenNothing());
});
