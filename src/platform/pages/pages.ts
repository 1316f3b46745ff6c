import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answers, Rendered } from '../answers/answers.js';
import { Overloaded } from '../errors.js';
import { FewAtOnce } from '../few-at-once.js';
import type { Config } from '../process/config.js';
import type { Pressure } from '../shedding/pressure.js';
import { hashesOfTemplate, type PageHashes, pagePolicy } from './page-policy.js';
import type { PageRenderer, RenderablePage } from './page-renderer.js';
import type { PageTemplate } from './page-template.js';
import { Turns } from './turns.js';

const HTML = 'text/html; charset=utf-8';
/** One is rendered while what the next one shows is looked up. */
const AT_ONCE = 2;
/** Rendered within two seconds or three. */
const MAY_WAIT = 100;

/** Public pages as the server renders them, and the empty shell for all others. */
export class Pages {
  private readonly log = new Logger('Pages');
  private readonly hashes: PageHashes;
  private readonly shellPolicy: string;
  private readonly few = new FewAtOnce(AT_ONCE, MAY_WAIT, () => this.pressure.refusal());
  private readonly turns = new Turns();

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly config: Config,
    private readonly answers: Answers,
    private readonly pressure: Pressure,
    private readonly template: PageTemplate,
    private readonly pageOf: PageRenderer,
  ) {
    this.hashes = hashesOfTemplate(template.shell);
    this.shellPolicy = pagePolicy(this.hashes);
  }

  async serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const page = this.pageOf(request.url);
    if (page?.status === 404) this.log.warn(`404: no page at ${JSON.stringify(request.url.split('?', 1)[0]!.slice(0, 200))}`);
    if (!page || !this.config.serverRendering) return this.shell(reply, page?.status);
    try {
      return await this.answers.page(page.address, request, reply, () => this.few.do(() => this.render(page)));
    } catch (error) {
      if (error instanceof Overloaded) return this.busy(reply, error);
      // The browser can render it too, and shows what is wrong if it can't.
      this.log.error(`${page.file} could not be rendered: ${error instanceof Error ? error.stack : String(error)}`);
      return this.shell(reply, page.status);
    }
  }

  private async render(page: RenderablePage): Promise<Rendered> {
    const turn = async () => {
      // Also after what it shows was looked up: meanwhile some of that may have been refused.
      this.pressure.mustBeBearable();
      await this.turns.next();
    };
    await turn();
    const addresses: string[] = [];
    const ask = async (address: string) => {
      addresses.push(address);
      const answer = await this.fastify.inject({ method: 'GET', url: address });
      return { status: answer.statusCode, body: answer.json<unknown>() };
    };
    const { status, location, head, body, ...styles } = await page.render({ origin: this.config.publicUrl, ask, turn });
    if (location !== undefined) return { body: '', status, headers: { Location: location }, keep: false };
    const html = this.template.filled({ head, body, file: page.file });
    const headers = { 'Content-Type': HTML, 'Content-Security-Policy': pagePolicy(this.hashes, styles) };
    return { body: html, status, headers, ...(page.personal || status !== 200 ? { keep: false } : { keep: true, addresses }) };
  }

  private busy(reply: FastifyReply, busy: Overloaded): FastifyReply {
    void reply.status(busy.status).header('Retry-After', busy.retryAfterSeconds);
    return this.undrawn(reply, this.template.busy(busy));
  }

  private shell(reply: FastifyReply, status = 200): FastifyReply {
    return this.undrawn(reply.status(status), this.template.shell);
  }

  private undrawn(reply: FastifyReply, html: string): FastifyReply {
    return reply.header('Cache-Control', 'no-cache').header('Content-Security-Policy', this.shellPolicy).type(HTML).send(html);
  }
}
