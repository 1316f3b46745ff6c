import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildProduct } from '../../test/support/build-server.js';
import { freePort, startServer } from '../../test/support/server-process.js';
import { type Audit, audited, CATEGORIES, type Device } from './lighthouse.js';
import { report } from './report.js';

const DEVICES: readonly Device[] = ['mobile', 'desktop'];
/** A machine that does something else for a moment must not decide: the median of so many runs counts. */
const RUNS = Number(process.env['RUNS'] ?? 3);

/** `npm run bench:web`: Lighthouse on the public pages of the built product with its demo data; `-- <path> …`: on those only. */
const load = loadavg()[0]!;
await buildProduct();
const directory = mkdtempSync(join(tmpdir(), 'plumb-and-level-web-'));
const product = await startServer({ DATA_DIRECTORY: directory, DEMO_DATA: 'on' });
const port = await freePort();
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', `--remote-debugging-port=${port}`],
});
const audits: Audit[] = [];
try {
  const wanted = process.argv.slice(2);
  for (const path of wanted.length > 0 ? wanted : await publicPaths()) {
    for (const device of DEVICES) {
      const audit = await audited({ url: product.url + path, path, device, port, runs: RUNS });
      audits.push(audit);
      process.stdout.write(`${device} ${path}: ${CATEGORIES.map((name) => `${name} ${audit.scores[name]}`).join(', ')}\n`);
    }
  }
  const results = join(import.meta.dirname, '..', 'results');
  mkdirSync(results, { recursive: true });
  const machine = `${cpus().length} cores, a load of ${load.toFixed(1)} before it began, Chromium ${browser.version()}`;
  writeFileSync(join(results, 'web.md'), report(audits, machine, RUNS));
} finally {
  await browser.close();
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
}
process.exitCode = audits.every(({ misses }) => misses.length === 0) ? 0 : 1;

async function publicPaths(): Promise<string[]> {
  const answer = await fetch(`${product.url}/api/v1/services`);
  const { items } = (await answer.json()) as { items: { id: string; vendor: { id: string } }[] };
  const [{ id, vendor }] = items as [(typeof items)[0]];
  return ['/', '/services', '/services/cleaning', `/service/${id}`, `/vendor/${vendor.id}`, '/help', '/contact', '/terms'];
}
