import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Config, type ConfigValues } from '../../src/platform/process/config.js';
import { FOLDED_EVENTS } from '../../src/platform/streams/folded-states.js';
import { scratchDirectory } from './test-server.js';

/** Settings that stand on nothing of the machine, with secrets of their own. */
export const testConfig = (changed: Partial<ConfigValues> = {}): Config =>
  new Config({
    port: 0,
    publicUrl: 'http://localhost:3000',
    production: false,
    role: 'all',
    dataDirectory: '/nonexistent',
    erasuresFile: join(scratchDirectory(), `erasures-${randomBytes(6).toString('hex')}`),
    serverRendering: true,
    demoData: false,
    trustedProxies: [],
    contactLimit: 5,
    photoLimit: 20,
    holdLimit: 40,
    readPatienceMs: 120_000,
    // Tests share a machine that has much to do: only those of shedding itself are refused anything.
    maxLoopDelayMs: Infinity,
    maxPoolQueue: Infinity,
    maxChanges: Infinity,
    foldedEvents: FOLDED_EVENTS,
    logLevel: 'error',
    masterKey: randomBytes(32),
    tokenSecret: randomBytes(32).toString('hex'),
    ...changed,
  });
