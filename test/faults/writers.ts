import { setTimeout as pause } from 'node:timers/promises';
import { CreateCategory } from '../../src/categories/index.js';
import { newId } from '../../src/platform/ids.js';
import { ApplyAsVendor } from '../../src/vendor-onboarding/index.js';
import type { TestApp } from '../support/app.js';
import { applicant } from '../support/vendors.js';

const CLIENTS = 8;
const AGAIN_MS = 20;
/** What they look at in between: what everybody may see, and what is theirs. */
const READ = ['services', 'vendor/services'];

/** A request that a client has sent, with the key under which it would send it again. */
export interface Sent {
  readonly key: string;
  readonly title: string;
  acknowledged?: string;
}

/** Clients who create services, each one after the other, and remember what they were promised. */
export class Writers {
  readonly sent: Sent[] = [];
  /** How often each answer came: "201", "503", "platform/in-flight", "no answer". */
  readonly answers = new Map<string, number>();
  /** Answers of 500 and above that do not say, as 503 does, that it is worth trying again. */
  readonly failures: string[] = [];
  /** Leases run their time, as they do for everybody. */
  patient = false;
  /** The longest that anybody has waited for an answer, whatever it said. */
  longestMs = 0;

  private constructor(
    private readonly product: TestApp,
    private readonly bearer: string,
    private readonly categoryId: string,
  ) {}

  static async of(product: TestApp): Promise<Writers> {
    const owner = await product.member();
    await product.execute(new ApplyAsVendor(owner.userId, applicant()));
    const slug = `category-${newId()}`;
    const { categoryId } = await product.execute<{ categoryId: string }>(
      new CreateCategory({ parentId: null, name: slug, slug, description: '', icon: null }),
    );
    return new Writers(product, owner.bearer, categoryId);
  }

  get acknowledged(): number {
    return this.sent.filter(({ acknowledged }) => acknowledged).length;
  }

  get unanswered(): readonly Sent[] {
    return this.sent.filter(({ acknowledged }) => !acknowledged);
  }

  /** New requests from all clients until `enough`; each is sent once. */
  async write(url: string, enough: () => boolean): Promise<void> {
    await this.each(url, enough, (request) => this.ask(url, request));
  }

  /** As `write`, but each client repeats what it has no good answer for until it has one. */
  async writeStubbornly(url: string, enough: () => boolean): Promise<void> {
    await this.each(url, enough, (request) => this.insist(url, request));
  }

  /** Sends again, under the same keys, what nobody has acknowledged. */
  async repeat(url: string): Promise<void> {
    await Promise.all(this.unanswered.map((request) => this.insist(url, request)));
  }

  /** What the history says against the promises: nothing, when all is well. */
  async complaints(): Promise<string[]> {
    const { rows } = await this.product.database.pool.query<{ title: string; serviceId: string }>(
      `select data->>'title' as title, data->>'serviceId' as "serviceId" from es.events where type = 'ServiceCreated'`,
    );
    const made = Map.groupBy(rows, ({ title }) => title);
    return [
      ...this.sent.filter(({ title }) => !made.has(title)).map(({ title }) => `${title} is lost`),
      ...[...made].filter(([, of]) => of.length > 1).map(([title, { length }]) => `${title} was made ${length} times`),
      ...this.sent
        .filter(({ title, acknowledged }) => made.has(title) && made.get(title)![0]!.serviceId !== acknowledged)
        .map(({ title, acknowledged }) => `${title} was answered with ${acknowledged}`),
    ];
  }

  private async each(url: string, enough: () => boolean, send: (request: Sent) => Promise<unknown>): Promise<void> {
    const client = async () => {
      while (!enough()) {
        const request: Sent = { key: newId(), title: `Service ${newId()}` };
        this.sent.push(request);
        await send(request);
        for (const path of READ) await this.read(url, path).catch(() => 'no answer');
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
  }

  private async insist(url: string, request: Sent): Promise<void> {
    for (;;) {
      const told = await this.ask(url, request);
      if (request.acknowledged) return;
      // A process that was killed still holds the lease of this key.
      if (told === 'platform/in-flight') await this.endLease(request);
      await pause(AGAIN_MS);
    }
  }

  /** For tests that do not want to wait half a minute for each request that a killed process has begun. */
  private async endLease({ key }: Sent): Promise<void> {
    if (this.patient) return;
    await this.product.database.pool.query('update idempotency_record set lease_until = now() where key = $1', [key]);
  }

  private async ask(url: string, request: Sent): Promise<string> {
    const began = performance.now();
    const told = await this.send(url, request).catch(() => 'no answer');
    this.longestMs = Math.max(this.longestMs, performance.now() - began);
    this.answers.set(told, (this.answers.get(told) ?? 0) + 1);
    return told;
  }

  private async send(url: string, request: Sent): Promise<string> {
    const answer = await fetch(`${url}/api/v1/vendor/services`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: this.bearer, 'Idempotency-Key': request.key },
      body: JSON.stringify({
        categoryId: this.categoryId,
        title: request.title,
        description: 'A service that is created while the lights go out.',
        basePriceCents: 8900,
        priceType: 'fixed',
        durationMinutes: 60,
      }),
    });
    const body = (await this.judged(answer)) as { serviceId?: string; code?: string };
    if (answer.status === 201) request.acknowledged = body.serviceId!;
    return body.code ?? String(answer.status);
  }

  private async read(url: string, path: string): Promise<void> {
    await this.judged(await fetch(`${url}/api/v1/${path}`, { headers: { Authorization: this.bearer } }));
  }

  private async judged(answer: Response): Promise<unknown> {
    const text = await answer.text();
    if (answer.status >= 500 && answer.status !== 503) this.failures.push(`${answer.status}: ${text}`);
    return JSON.parse(text);
  }
}
