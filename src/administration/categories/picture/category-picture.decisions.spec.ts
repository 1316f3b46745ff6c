import { given } from '../../../../test/support/given.js';
import { event } from '../../../categories/category.events.js';
import { Category } from '../../../categories/index.js';
import { changePicture } from './category-picture.decisions.js';

const NOW = '2026-05-04T10:00:00.000Z';
const details = { parentId: null, name: 'Cleaning', slug: 'cleaning', description: '', icon: null };
const created = event('CategoryCreated', { categoryId: 'c1', ...details, by: 'ada', createdAt: NOW });
const facts = { categoryId: 'c1', name: 'Cleaning', by: 'ada' };
const personal = { subject: 'ada', fields: { reason: 'Nobody looks for it.' } };
const gone = [
  event('CategoryDeactivatedV2', { ...facts, deactivatedAt: NOW }, personal),
  event('CategoryDeletedV2', { ...facts, movedTo: null, deletedAt: NOW }, personal),
];
const changed = (pictureId: string | null) => event('CategoryPictureChanged', { categoryId: 'c1', pictureId, by: 'grace', changedAt: NOW });
const changing = (pictureId: string | null, seen?: string | null) => (category: Category) =>
  changePicture(category, { categoryId: 'c1', pictureId, seen, lastChangedBy: 'Ada', adminId: 'grace', now: NOW });

describe('the picture of a category', () => {
  test('stands in place of its icon', () => given(Category, created).when(changing('p1')).then(changed('p1')));
  test('gives way to another', () => given(Category, created, changed('p1')).when(changing('p2', 'p1')).then(changed('p2')));
  test('is taken away', () => given(Category, created, changed('p1')).when(changing(null, 'p1')).then(changed(null)));
  test('that is not there is taken away by nobody', () => given(Category, created).when(changing(null, 'p1')).thenNothing());
  test.each([
    ['replaces none where there is one', [changed('p1')], null],
    ['replaces another than there is', [changed('p1')], 'p0'],
    ['replaces one where there is none', [], 'p0'],
  ])('of whoever %s is refused', (_, before, seen) =>
    given(Category, created, ...before)
      .when(changing('p2', seen))
      .thenRejected('catalog/category-changed'),
  );
  test('of a category that is gone, or never was, is not there to be changed', () => {
    given(Category, created, ...gone)
      .when(changing('p1'))
      .thenNotFound();
    given(Category).when(changing('p1')).thenNotFound();
  });
});
