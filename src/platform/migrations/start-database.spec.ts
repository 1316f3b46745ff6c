import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { takeRunLock } from '../embedded-postgres/run-lock.js';
import { startOrJoinDatabase } from './start-database.js';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'plumb and level '));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const open = () => startOrJoinDatabase({ databaseUrl: undefined, dataDirectory: directory });

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a command beside the product', () => {
  test('works on the database of the product that runs, and leaves it running', async () => {
    const product = await open();
    try {
      expect(product.joined).toBe(false);
      await query(product.url, `create table kept as select 'the same' as note`);
      const command = await open();
      expect(command.joined).toBe(true);
      expect(await query(command.url, 'select note from kept')).toEqual([{ note: 'the same' }]);
      await command.stop();
      expect(await query(product.url, 'select note from kept')).toEqual([{ note: 'the same' }]);
    } finally {
      await product.stop();
    }
  });

  test('is told to come again while the product is still starting', async () => {
    const unlock = takeRunLock(join(directory, 'running'));
    await expect(open()).rejects.toThrow('Try again in a moment');
    mkdirSync(join(directory, 'postgres'));
    writeFileSync(join(directory, 'postgres-password'), 'secret');
    writeFileSync(join(directory, 'postgres', 'postmaster.pid'), `${process.pid}\n`);
    await expect(open()).rejects.toThrow('Try again in a moment');
    unlock();
  });

  test('uses the configured database as it is', async () => {
    const databaseUrl = 'postgres://somewhere/else';
    expect(await startOrJoinDatabase({ databaseUrl, dataDirectory: directory })).toMatchObject({ url: databaseUrl, joined: false });
  });
});
