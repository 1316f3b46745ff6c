import { given } from '../../../test/support/given.js';
import { event } from '../../categories/category.events.js';
import { Category } from '../../categories/index.js';
import { fold } from '../../platform/events/decider.js';
import { closeCategory, deleteCategory, known, mustBeAnother } from './category-deletion.decisions.js';

const NOW = '2026-05-04T10:00:00.000Z';
const details = { parentId: null, name: 'Cleaning', slug: 'cleaning', description: '', icon: null };
const created = event('CategoryCreated', { categoryId: 'c1', ...details, createdAt: NOW });
const REASON = 'Nobody looks for it.';
const personal = { subject: 'ada', fields: { reason: REASON } };
const facts = { categoryId: 'c1', name: 'Cleaning', by: 'ada' };
const deactivated = event('CategoryDeactivatedV2', { ...facts, deactivatedAt: NOW }, personal);
const activated = event('CategoryActivatedV2', { ...facts, activatedAt: NOW }, personal);
const deleted = (movedTo: string | null) => event('CategoryDeletedV2', { ...facts, movedTo, deletedAt: NOW }, personal);

const by = { categoryId: 'c1', adminId: 'ada', reason: REASON, now: NOW };
const EMPTY = { services: 0, children: 0 };
const another = { categoryId: 'c2', state: fold(Category, [created]) };
const seen = { revision: 0, seen: undefined, lastChangedBy: 'Eve' };
const closing =
  (other: Partial<Parameters<typeof closeCategory>[1]> = {}) =>
  (category: Category) =>
    closeCategory(category, { ...by, ...seen, used: EMPTY, target: null, ...other });
const ending =
  (other: Partial<Parameters<typeof deleteCategory>[1]> = {}) =>
  (category: Category) =>
    deleteCategory(category, { ...by, used: EMPTY, movedTo: null, ...other });

describe('closing a category before it is deleted', () => {
  test('nothing can be put into it any more', () => given(Category, created).when(closing()).then(deactivated));
  test('an inactive one is closed already', () => given(Category, created, deactivated).when(closing()).thenNothing());
  test('a deleted one, too', () => given(Category, created, deactivated, deleted(null)).when(closing()).thenNothing());
  test('what is not there can not be deleted', () => given(Category).when(closing()).thenNotFound());

  test('refused while services are in it, and says how many', () => {
    for (const [services, words] of [
      [1, '1 service is in this category. Move it to another category, or deactivate this one.'],
      [3, '3 services are in this category. Move them to another category, or deactivate this one.'],
    ] as const)
      expect(() => closing({ used: { ...EMPTY, services } })(fold(Category, [created]))).toThrow(
        expect.objectContaining({ code: 'catalog/category-in-use', status: 409, message: words }),
      );
  });
  test('not when they are to go elsewhere', () =>
    given(Category, created)
      .when(closing({ used: { ...EMPTY, services: 3 }, target: another }))
      .then(deactivated));
  test('refused while categories stand below it, wherever its services go', () =>
    given(Category, created)
      .when(closing({ used: { services: 3, children: 1 }, target: another }))
      .thenRejected('catalog/category-has-children'));
  test('refused to who has not seen what another administrator did', () =>
    given(Category, created)
      .when(closing({ revision: 2, seen: 1 }))
      .thenRejected('catalog/category-changed'));
});

describe('where services go', () => {
  const refused = expect.objectContaining({ fields: { moveTo: 'Please select a category' } });
  test('into another active category', () => expect(() => mustBeAnother(another, 'c1')).not.toThrow());
  test('not into the same one', () => expect(() => mustBeAnother(another, 'c2')).toThrow(refused));
  test.each([
    ['not there', []],
    ['inactive', [created, deactivated]],
    ['deleted', [created, deactivated, deleted(null)]],
  ])('not into one that is %s', (_, events) =>
    expect(() => mustBeAnother({ categoryId: 'c2', state: fold(Category, events) }, 'c1')).toThrow(refused),
  );
});

describe('deleting a category that is closed', () => {
  test('it is gone, and remembers where its services went', () =>
    given(Category, created, deactivated)
      .when(ending({ movedTo: 'c2' }))
      .then(deleted('c2')));
  test('deleting it twice changes nothing', () => given(Category, created, deactivated, deleted(null)).when(ending()).thenNothing());
  test('refused when somebody has activated it again meanwhile', () =>
    given(Category, created, deactivated, activated).when(ending()).thenRejected('catalog/category-reopened'));
  test('refused when a service came in just before it was closed', () =>
    given(Category, created, deactivated)
      .when(ending({ used: { services: 1, children: 0 } }))
      .thenRejected('catalog/category-in-use'));
  test('refused when a category came below it just before', () =>
    given(Category, created, deactivated)
      .when(ending({ used: { services: 0, children: 1 } }))
      .thenRejected('catalog/category-has-children'));
  test('nobody guesses what is in it', () => {
    expect(() => ending({ used: undefined })(fold(Category, [created, deactivated]))).toThrow(expect.objectContaining({ status: 503 }));
    expect(() => known(undefined)).toThrow(expect.objectContaining({ code: 'catalog/category-unknown' }));
  });
});
