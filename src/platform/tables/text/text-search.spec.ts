import { type TestDatabase, testDatabase } from '../../../../test/support/postgres.js';
import { statement, type Values } from '../statement.js';
import { tablesOf } from '../typed-tables.js';
import { contains, idIn } from './text-search.js';

const asking = statement('does-it-contain', ({ text, search }: Values<{ text: string | null; search: string }>) =>
  tablesOf().selectNoFrom(contains(text, search).as('found')),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test.each([
  ['Ann O’Neil', 'o’ne', true],
  ['ÉCLAIR', 'éclair', true],
  ['100 % wool', '0 % w', true],
  ['100 percent', '%', false],
  ['drain_care', 'n_c', true],
  ['drain care', 'n_c', false],
  ['C:\\pipes', ':\\p', true],
  ['C:/pipes', '\\', false],
  ['a\\%b', 'a\\%', true],
  ["it's", "t's", true],
  ['Ann Otis', 'OT', true],
  ['Ann Otis', 'a', true],
  ['Ann Otis', 'ti', false],
  ['Ann Otis', 'tis', true],
  ['a % b', '%', true],
  ['', '', true],
  [null, 'a', null],
])('%p has %p in it: %p', async (text, search, found) => {
  expect(await asking.one(database.pool, { text, search })).toEqual({ found });
});

test.each([
  ['0190FA3C-7B1E-7C4D-9E2F-1A2B3C4D5E6F', '0190fa3c-7b1e-7c4d-9e2f-1a2b3c4d5e6f'],
  ['0190fa3c-7b1e-7c4d-9e2f-1a2b3c4d5e6', null],
  ['0190fa3c', null],
  ['', null],
])('the id in %p is %p', (search, id) => expect(idIn(search)).toBe(id));
