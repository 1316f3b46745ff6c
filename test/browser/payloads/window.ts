import type { Browser, Page } from '@playwright/test';
import { enter } from '../support/enter.js';
import { expect, OFTEN } from '../support/product.js';
import { takenOver } from '../support/visit.js';
import type { Someone } from './asking.js';

interface Setting {
  readonly baseURL: string;
  readonly now: string;
  /** Without the content security policy, which would hold a script up: what is shown as text has to be text by itself. */
  readonly withPolicy?: boolean;
  readonly who?: Someone;
}

/** Somebody's window, which notes whatever a text does that is more than a text. */
export class Window {
  private readonly deeds: string[] = [];
  private asked = 0;

  private constructor(readonly page: Page) {}

  static async open(browser: Browser, { baseURL, now, withPolicy = false, who }: Setting): Promise<Window> {
    const context = await browser.newContext({ baseURL, bypassCSP: !withPolicy });
    const page = await context.newPage();
    const window = new Window(page);
    await context.exposeFunction('hit', (what = 'a script ran') => void window.deeds.push(what));
    if (withPolicy) await context.addInitScript(TELL_VIOLATIONS);
    window.listen(new URL(baseURL).origin);
    await page.clock.setFixedTime(now);
    if (who) await enter(page, who, '/about');
    return window;
  }

  close = (): Promise<void> => this.page.context().close();

  /** As it comes from the server, which renders what is public. */
  async load(path: string): Promise<void> {
    await this.page.goto(path);
    if ((await this.page.locator('script[src]').count()) > 0) await takenOver(this.page);
  }

  /** As the client renders it, on the way from another screen: its heading is a new one. */
  async turnTo(path: string): Promise<void> {
    await this.page.evaluate(`document.querySelector('h1').dataset.before = ''`);
    await this.page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`);
    await expect(this.page.locator('h1:not([data-before])').first()).toBeVisible();
  }

  /** Everything that was asked for has come and is rendered; where texts of people are to be seen, they are. */
  async settled(shows: boolean): Promise<void> {
    if (shows)
      await expect.poll(() => this.page.evaluate<string>(READ), { ...OFTEN, message: `texts at ${this.page.url()}` }).toContain('hit');
    await expect.poll(() => this.asked, { ...OFTEN, message: `questions that are open at ${this.page.url()}` }).toBe(0);
    await this.page.evaluate('new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)))');
  }

  async expectNothing(): Promise<void> {
    const place = this.page.url();
    // A mail that is shown is a document of its own, in a frame that runs nothing: what a text makes of it counts as well.
    for (const frame of this.page.frames()) {
      expect(await frame.locator('[data-hit]').count(), `elements made of text at ${place}`).toBe(0);
      const active = frame.locator(
        '[href^="javascript:" i], [src^="javascript:" i], iframe:not([sandbox][srcdoc]), iframe[sandbox*="scripts"]',
      );
      expect(await active.count(), `links to scripts at ${place}`).toBe(0);
    }
    expect(this.deeds, `deeds of texts at ${place}`).toEqual([]);
  }

  private listen(origin: string): void {
    this.page.on('dialog', (dialog) => {
      this.deeds.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const isQuestion = (url: string) => url.startsWith(`${origin}/api/`) && !url.includes('/live');
    this.page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/hit' || (url.protocol.startsWith('http') && url.origin !== origin)) this.deeds.push(`a request: ${url.href}`);
      if (isQuestion(url.href)) this.asked++;
    });
    for (const end of ['requestfailed', 'requestfinished'] as const) {
      this.page.on(end as 'requestfailed', (request) => {
        if (isQuestion(request.url())) this.asked--;
      });
    }
  }
}

const TELL_VIOLATIONS = `document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
  hit('refused by the policy: ' + [effectiveDirective, blockedURI, sample].join(' ')))`;

/** What the page shows, fields included. */
const READ = `[document.body.innerText, ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value)].join(' ')`;
