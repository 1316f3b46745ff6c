import { randomBytes } from 'node:crypto';
import { Config, type ConfigValues } from '../../src/platform/config.js';

/** Settings that stand on nothing of the machine, with secrets of their own. */
export const testConfig = (changed: Partial<ConfigValues> = {}): Config =>
  new Config({
    port: 0,
    publicUrl: 'http://localhost:3000',
    production: false,
    role: 'all',
    dataDirectory: '/nonexistent',
    serverRendering: true,
    demoData: false,
    contactLimit: 5,
    logLevel: 'error',
    masterKey: randomBytes(32),
    tokenSecret: randomBytes(32).toString('hex'),
    ...changed,
  });
