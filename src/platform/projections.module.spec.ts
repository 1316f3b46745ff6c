import { type TestApp, testApp } from '../../test/support/app.js';
import { Progress } from './projections/progress.js';
import { until } from './projections/testing/waiting.js';

let product: TestApp;
afterEach(() => product.close());

const ready = async () => (await product.http().get('/health/ready')).body as { status: unknown; details: Record<string, object> };

describe('the read tables in the product', () => {
  test('are kept up to date, said to be ready, and counted', async () => {
    product = await testApp();
    await product.member();
    await product.caughtUp();
    expect(await ready()).toMatchObject({ status: 'ok', details: { 'read tables': { status: 'up' }, events: { status: 'up' } } });
    const { text } = await product.http().get('/metrics').expect(200);
    expect(Number(/^projection_events_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
  });

  test('are left alone by a process that only answers requests, which waits for another to build them', async () => {
    product = await testApp({ config: { role: 'api' } });
    expect(await ready()).toMatchObject({ status: 503, details: { 'read tables': { status: 'down' } } });
    expect(product.app.get(Progress).leading).toBe(false);
  });

  test('are worked on by a process that does nothing else', async () => {
    product = await testApp({ config: { role: 'projections' } });
    await until(() => product.app.get(Progress).leading);
    expect(await ready()).toMatchObject({ status: 'ok' });
  });
});
