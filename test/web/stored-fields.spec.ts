import { fieldsIn, followed } from '../../web/src/ui/forms/followed/stored-fields.js';

const fields = (title: string, price: string, week: readonly number[] = []) => fieldsIn({ title, pricing: { price }, week });
const BEFORE = fields('Drains', '89');

describe('a form whose fields another window changes', () => {
  test('takes what nobody has touched here', () =>
    expect(followed(BEFORE, fields('Drains', '95'), BEFORE)).toEqual({ taken: ['pricing.price'], parted: [] }));

  test('keeps what was typed, and tells of it where both have changed the same', () =>
    expect(followed(BEFORE, fields('Sinks', '95'), fields('Drains', '99'))).toEqual({ taken: ['title'], parted: ['pricing.price'] }));

  test('tells of nothing where both have changed it alike, but for blanks', () =>
    expect(followed(BEFORE, fields('Sinks', '89'), fields('Sinks ', '89'))).toEqual({ taken: [], parted: [] }));

  test('tells of nothing where the other has left it as it was', () =>
    expect(followed(BEFORE, BEFORE, fields('Sinks', '99'))).toEqual({ taken: [], parted: [] }));

  test('looks at a list as a whole', () =>
    expect(followed(BEFORE, fields('Drains', '89', [1]), fields('Drains', '89', [2]))).toEqual({ taken: [], parted: ['week'] }));
});
