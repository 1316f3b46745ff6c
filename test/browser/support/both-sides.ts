import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../src/demo/market/accounts.js';
import { type ClockedServer, startClockedServer } from '../../support/server-process.js';
import { elsewhere, enter } from './enter.js';
import { authorizationOf, type Newcomer, newcomer, successful } from './newcomer.js';
import { expect, test as product } from './product.js';
import { offer, type Provider, provider } from './provider.js';
import { visit } from './visit.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MY_BOOKINGS = '/dashboard/my-bookings';
/** Far enough ahead that no session is over by the clock of the machine: 10:00 AM in Austin, on a Tuesday. */
const FIRST_MORNING = '2031-05-06T15:00:00.000Z';

/** What a booking is for those who look at it by the API. */
export interface Told {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly respondBy: string;
  readonly status: string;
  readonly reason: string | null;
  readonly chargeCents: number | null;
  readonly proposal: { readonly lapsesAt: string } | null;
}

/** A product of its own, whose time the tests set, and a business in it. */
interface Stage {
  readonly server: ClockedServer;
  now: string;
  business?: Provider;
  serviceId?: string;
}

/** A customer and a provider at their screens, and the booking between them. */
export class BothSides {
  bookingId = '';

  constructor(
    private readonly stage: Stage,
    readonly request: APIRequestContext,
    readonly customer: Newcomer,
    /** The customer’s window, and the provider’s. */
    readonly ours: Page,
    readonly theirs: Page,
  ) {}

  get business(): Provider {
    return this.stage.business!;
  }

  get serviceId(): string {
    return this.stage.serviceId!;
  }

  /** Sets the clocks of the product and of both windows, which are looked at anew: what time alone changes, nobody is told of. */
  async at(instant: string, shiftMs = 0): Promise<void> {
    await this.clock(instant, shiftMs);
    await Promise.all([this.ours, this.theirs].map((page) => visit(page, page.url())));
  }

  /** The same behind the backs of those who look. */
  async clock(instant: string, shiftMs = 0): Promise<void> {
    this.stage.now = new Date(Date.parse(instant) + shiftMs).toISOString();
    await this.stage.server.setClock(this.stage.now);
    for (const page of [this.ours, this.theirs]) await page.clock.setFixedTime(this.stage.now);
  }

  hours = (hours: number): number => hours * HOUR_MS;

  /** A request for 1:00 PM two days ahead; both sides look at it. */
  async ask(): Promise<Told> {
    const { serviceId } = this.stage;
    const { revision } = (await (await successful(this.request.get(`/api/v1/services/${serviceId}`))).json()) as { revision: number };
    const data = {
      serviceId,
      serviceRevision: revision,
      date: this.dayAhead(2),
      time: '13:00',
      street: '1100 Congress Avenue',
      zip: '78701',
    };
    const headers = await authorizationOf(this.request, this.customer);
    const made = await successful(this.request.post('/api/v1/bookings', { headers, data }));
    this.bookingId = ((await made.json()) as Told).id;
    await visit(this.ours, MY_BOOKINGS);
    await visit(this.theirs, `${MY_BOOKINGS}?booking=${this.bookingId}`);
    return this.told();
  }

  /** The same, accepted. */
  async agree(): Promise<Told> {
    await this.ask();
    await this.theirDeed('Accept');
    await this.stands('Confirmed');
    return this.told();
  }

  /** What the API says. */
  async told(): Promise<Told> {
    const headers = await authorizationOf(this.request, this.customer);
    const page = await successful(this.request.get(`/api/v1/bookings?booking=${this.bookingId}`, { headers }));
    return ((await page.json()) as { items: [Told] }).items[0];
  }

  /** yyyy-MM-dd: it is morning in Austin, so its day is that of UTC. */
  dayAhead(days: number): string {
    return new Date(Date.parse(this.stage.now) + days * DAY_MS).toISOString().slice(0, 10);
  }

  card = (page: Page): Locator => page.getByRole('main').getByRole('article');
  ourDeed = (name: string): Promise<void> => this.card(this.ours).getByRole('button', { name, exact: true }).click();
  theirDeed = (name: string): Promise<void> => this.card(this.theirs).getByRole('button', { name, exact: true }).click();

  /** On both screens, in its colour. */
  async stands(status: keyof typeof COLOURS): Promise<void> {
    for (const page of [this.ours, this.theirs]) {
      const chip = this.card(page).locator('.MuiChip-root').filter({ hasText: status });
      await expect(chip).toHaveClass(new RegExp(`MuiChip-color${COLOURS[status]}`));
    }
  }

  /** What each side reads on its card. */
  async read(ours: string | RegExp, theirs: string | RegExp): Promise<void> {
    await expect(this.card(this.ours)).toContainText(ours);
    await expect(this.card(this.theirs)).toContainText(theirs);
  }

  /** What an admin does; their desk has a test of its own. */
  async decide(deed: 'cancel' | 'claim' | 'problem', data: object): Promise<void> {
    const headers = await authorizationOf(this.request, ADMIN);
    await successful(this.request.post(`/api/v1/admin/bookings/${this.bookingId}/${deed}`, { headers, data }));
  }
}

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
/** As the specification says. */
const COLOURS = { Pending: 'Warning', Confirmed: 'Success', Completed: 'Primary', Cancelled: 'Error' } as const;

export const test = product.extend<{ sides: BothSides }, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      const directory = mkdtempSync(join(tmpdir(), 'both sides '));
      const server = await startClockedServer({ DATA_DIRECTORY: directory, DEMO_DATA: 'on', CONTACT_LIMIT: '1000' }, FIRST_MORNING);
      await use({ server, now: FIRST_MORNING });
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ stage }, use) => use(stage.server.url),
  sides: async ({ stage, page, browser, baseURL, request }, use) => {
    const theirs = await elsewhere(browser, baseURL);
    stage.business ??= await provider(request);
    stage.serviceId ??= await offer(request, stage.business);
    const sides = new BothSides(stage, request, await newcomer(request), page, theirs);
    await sides.clock(stage.now);
    await enter(page, sides.customer, MY_BOOKINGS);
    await enter(theirs, stage.business, MY_BOOKINGS);
    await use(sides);
    await theirs.context().close();
    // The next booking is made on a morning after all that was booked for.
    stage.now = new Date(Math.ceil(Date.parse(stage.now) / DAY_MS) * DAY_MS + 3 * DAY_MS + 15 * HOUR_MS).toISOString();
    await stage.server.setClock(stage.now);
  },
});
