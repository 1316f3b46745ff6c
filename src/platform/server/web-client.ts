import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Answers } from '../answers/answers.js';
import { problem, PROBLEM_JSON } from '../http/problem.js';
import { pageRenderer } from '../pages/page-renderer.js';
import { PageTemplate } from '../pages/page-template.js';
import { Pages } from '../pages/pages.js';
import { Config } from '../process/config.js';
import { Pressure } from '../shedding/pressure.js';
import { ANY_PAGE } from './web-server.js';

/** What the client's router takes for the end of an address: it would find no page there, not even the one for unknown addresses. */
const LINE_END = /%0[ad]|%e2%80%a[89]/i;

/** Serves the built client from the same process: hashed files for ever, public pages rendered here, the other pages as a shell. */
export async function serveWebClient(app: NestFastifyApplication, folder: string): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  if (!existsSync(join(folder, 'index.html'))) {
    new Logger('WebClient').warn('The web client is not built; only the API is served.');
    return;
  }
  const pages = new Pages(
    fastify,
    app.get(Config),
    app.get(Answers),
    app.get(Pressure),
    await PageTemplate.read(folder),
    await pageRenderer(),
  );
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
  fastify.get(ANY_PAGE, (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (path.startsWith('/api/') || path.startsWith('/health/')) return reply.callNotFound();
    if (path === '/home-cleaning' || path === '/services/home-cleaning') return reply.redirect('/services/cleaning', 301);
    if (!path.startsWith('/') || /\.[a-z0-9]+$/i.test(path) || LINE_END.test(path)) {
      return reply
        .status(404)
        .type(PROBLEM_JSON)
        .send(problem(404, 'platform/not-found', 'There is nothing at this address.'));
    }
    return pages.serve(request, reply);
  });
}
