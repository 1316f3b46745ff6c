import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PROBLEM_JSON, problem } from './problem.js';

/** Paths that the client has a page for (`web/src/ui/paths.ts`); anything else is answered 404, with the client's own 404 page. */
const PAGES = [
  /^\/$/,
  /^\/services(\/[^/]+)?$/,
  /^\/(service|vendor|book)\/[^/]+$/,
  /^\/auth$/,
  /^\/dashboard(\/.*)?$/,
  /^\/admin(\/.*)?$/,
];

/** Serves the built client from the same process: hashed files for ever, the page itself fresh each time. */
export async function serveWebClient(app: NestFastifyApplication, folder: string): Promise<void> {
  const log = new Logger('WebClient');
  const fastify = app.getHttpAdapter().getInstance();
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    log.warn('The web client is not built; only the API is served.');
    return;
  }
  const page = await readFile(index, 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    // One route per file that is there; every other path is the page's.
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'));
      void reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  fastify.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (path.startsWith('/api/') || path.startsWith('/health/')) return reply.callNotFound();
    if (path === '/home-cleaning' || path === '/services/home-cleaning') return reply.redirect('/services/cleaning', 301);
    if (/\.[a-z0-9]+$/i.test(path)) {
      return reply
        .status(404)
        .type(PROBLEM_JSON)
        .send(problem(404, 'platform/not-found', 'There is nothing at this address.'));
    }
    const known = PAGES.some((pattern) => pattern.test(path));
    if (!known) log.warn(`404: no page at ${JSON.stringify(path.slice(0, 200))}`);
    return reply
      .status(known ? 200 : 404)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
