import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../answers/answers.js';
import { acceptImages, isUnread } from '../fields/image-body.js';
import { readable } from '../fields/mistyped.js';
import { validationPipe } from '../fields/validation.js';
import { assertWholesome } from '../fields/wholesome.js';
import { ProblemFilter } from '../http/problem.filter.js';
import { type Problem, problem, PROBLEM_JSON } from '../http/problem.js';
import { newId } from '../ids.js';
import type { Config } from '../process/config.js';
import { noteRoute } from '../process/logging.js';
import { Pressure } from '../shedding/pressure.js';
import { sheddingHook } from '../shedding/shedding.hook.js';

const BODY_LIMIT = 32 * 1024;
const REQUEST_MS = 30_000;
/** How often the server looks for requests that take too long; Node alone would do so each 30 s. */
const LOOK_MS = 1_000;

/** The document's viewer brings styles of its own in the page. */
const API_DOCS = '/api/docs';
const DOCS_POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

/** The route of all pages of the client. */
export const ANY_PAGE = '/*';

/** What the forms of any site could send has no parser: only JSON is taken (415), and pictures where one is asked for. */
class JsonAdapter extends FastifyAdapter {
  override registerParserMiddleware(prefix?: string, rawBody?: boolean): void {
    super.registerParserMiddleware(prefix, rawBody);
    this.getInstance().removeContentTypeParser(['application/x-www-form-urlencoded', 'text/plain']);
  }
}

/** Fastify with our limits. A malformed address of the API (`/api/%ZZ`) never reaches Nest, so it is answered here in the same form. */
export function fastifyAdapter({ trustedProxies }: Pick<Config, 'trustedProxies'>, { requestMs = REQUEST_MS } = {}): FastifyAdapter {
  const problems = new ProblemFilter();
  return new JsonAdapter({
    bodyLimit: BODY_LIMIT,
    genReqId: () => newId(),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    rewriteUrl: (request: IncomingMessage) => readable(request.url ?? '/'),
    forceCloseConnections: 'idle',
    // From the first byte to the last of the body. An answer may take as long as it likes, such as a stream.
    requestTimeout: requestMs,
    http: { requestTimeout: requestMs, headersTimeout: requestMs, connectionsCheckingInterval: LOOK_MS },
    clientErrorHandler: refuse,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => problems.answer(error, request, reply),
  });
}

/** What never became a request: Node closes the connection with it. */
const REFUSALS: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: problem(408, 'platform/too-slow', 'The request did not arrive in time. Please try again.'),
  HPE_HEADER_OVERFLOW: problem(431, 'platform/too-large', 'The headers of the request are too large.'),
};
const MALFORMED = problem(400, 'platform/malformed', 'This is not a valid HTTP/1.1 request.');

function refuse(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const refusal = REFUSALS[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify(refusal);
    const headers = [
      `Content-Type: ${PROBLEM_JSON}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.write([`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...headers, '', body].join('\r\n'));
  }
  socket.destroy();
}

/** What every request passes, in the product and in its tests alike. */
export async function furnish(app: NestFastifyApplication, options: { readonly https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Pages name their own styles by hash: `pages/page-policy.ts`.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: options.https,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(cookie);
  acceptImages(app.getHttpAdapter().getInstance());
  const answers = app.get(Answers);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', ({ raw, routeOptions }: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      noteRoute(raw, routeOptions.url);
      done();
    })
    .addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      if (!answers.serve(request, reply)) done();
    })
    .addHook('onRequest', sheddingHook(app.get(Pressure)))
    .addHook('onRequest', async ({ url }: FastifyRequest, reply: FastifyReply) => {
      if (url.startsWith(API_DOCS)) void reply.header('Content-Security-Policy', DOCS_POLICY);
    })
    .addHook('onSend', async (_request: FastifyRequest, reply: FastifyReply) => {
      // What may be kept says so itself.
      if (reply.hasHeader('Set-Cookie') || !reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
    })
    .addHook('preValidation', async ({ body, query, params, routeOptions }) => {
      // Whoever mistypes a page's address gets a page.
      if (routeOptions.url === ANY_PAGE) return;
      for (const input of [isUnread(body) ? undefined : body, query, params]) assertWholesome(input);
    });
  app.setGlobalPrefix('api/v1', {
    exclude: [
      'health/live',
      'health/ready',
      'metrics',
      'dev/mailbox',
      'dev/mailbox/*path',
      'problems',
      'problems/*path',
      'robots.txt',
      'sitemap.xml',
      'sitemaps/*path',
    ],
  });
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalPipes(validationPipe());
}
