import { testDatabase } from '../../../test/support/postgres.js';

describe('values of columns', () => {
  test.each([
    [`timestamptz '2026-05-04 10:00:00+00'`, '2026-05-04T10:00:00.000Z'],
    [`timestamptz '2026-05-04 10:00:00.5+14'`, '2026-05-03T20:00:00.500Z'],
    [`date '2026-05-04'`, '2026-05-04'],
    ['7::bigint', 7],
    ['sum(x) from (values (1::bigint), (2)) as v (x)', 3],
  ])('%s is read as %p', async (expression, value) => {
    const database = await testDatabase();
    const { rows } = await database.pool.query({ text: `select ${expression}`, rowMode: 'array' });
    expect(rows).toEqual([[value]]);
    await database.drop();
  });
});
