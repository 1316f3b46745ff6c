import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.js';
import { LoadMeter } from './load-meter.js';

describe('the meter of the load', () => {
  const pool = { waitingCount: 0 };
  const meter = new LoadMeter({ pool } as Database);
  beforeAll(() => meter.onModuleInit());
  afterAll(() => meter.onModuleDestroy());

  test('tells how long the event loop was kept busy in one turn', async () => {
    meter.read();
    const end = performance.now() + 300;
    while (performance.now() < end);
    await pause(1);
    expect(meter.read().loopDelay).toBeGreaterThan(200);
  });

  test('tells how many wait for the database', () => {
    pool.waitingCount = 7;
    expect(meter.read().poolQueue).toBe(7);
  });
});
