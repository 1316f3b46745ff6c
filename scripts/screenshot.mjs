/** `node scripts/screenshot.mjs [address]`: the README's picture, made from the product that runs at the address (http://localhost:3000). */
import { chromium } from '@playwright/test';
import { chromiumPath } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { main } from './lib/process.mjs';

main(async () => {
  const [address = 'http://localhost:3000'] = process.argv.slice(2);
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...sandbox, '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(address);
  await page.getByRole('heading', { name: 'Booked most this week' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: inRoot('docs', 'images', 'home.png') });
  await browser.close();
});
