import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Database } from '../../src/platform/database/database.js';
import { Readiness } from '../../src/platform/http/readiness.js';
import { projectRoot } from '../../src/platform/process/project.js';
import { type TestApp, testApp } from '../support/app.js';

describe('who watches over the process', () => {
  let product: TestApp;
  beforeEach(async () => {
    product = await testApp();
  });
  afterEach(() => product?.close());
  const ready = () => product.http().get('/health/ready');

  test('is told that it lives and serves', async () => {
    await product.http().get('/health/live').expect(200);
    await product.member();
    await product.caughtUp();
    const answer = await ready().expect(200);
    expect(answer.body.details).toMatchObject({ database: { status: 'up' }, 'read tables': { status: 'up' } });
  });

  test('is told when the database is gone, while the process lives on', async () => {
    await product.app.get(Database).pool.end();
    const answer = await ready().expect(503);
    expect(answer.body.details.database.status).toBe('down');
    await product.http().get('/health/live').expect(200);
    const metrics = await product.http().get('/metrics').expect(200);
    expect(metrics.text).toContain('projection_parked_streams');
    expect(metrics.text).not.toMatch(/^event_store_positions_held_back \d/m);
  });

  test('is told from the first moment of a shutdown', async () => {
    product.app.get(Readiness).leave();
    const answer = await ready().expect(503);
    expect(answer.body.details.shutdown).toMatchObject({ status: 'down', message: 'This process is shutting down.' });
  });

  test('can count what happens', async () => {
    const answer = await product.http().get('/metrics').expect(200);
    expect(answer.text).toContain('projection_parked_streams');
    expect(answer.text).toMatch(/^event_store_positions_held_back 0$/m);
  });

  test('finds all that is counted in the reference', async () => {
    const { text } = await product.http().get('/metrics').expect(200);
    const counted = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, kind]) => `| \`${name}\` | ${kind} |`);
    const reference = readFileSync(join(projectRoot, 'docs', 'reference', 'metrics.md'), 'utf8');
    expect(counted.length).toBeGreaterThan(5);
    expect(counted.filter((row) => !reference.includes(row))).toEqual([]);
  });
});
