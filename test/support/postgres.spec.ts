import { testDatabase } from './postgres.js';

describe('a test database', () => {
  test('is migrated, empty and on its own', async () => {
    const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
    try {
      await one.pool.query('create table read.only_here (id int)');
      const { rows } = await other.pool.query(`select to_regclass('read.only_here') as there, (select count(*) from es.events) as events`);
      expect(rows).toEqual([{ there: null, events: 0 }]);
    } finally {
      await Promise.all([one.drop(), other.drop()]);
    }
  });
});
