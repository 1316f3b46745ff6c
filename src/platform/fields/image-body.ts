import type { Readable } from 'node:stream';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.js';

const ANY_IMAGE = /^image\//;

/** Sends more than the route takes (413). */
class TooLarge extends Refusal {
  readonly status = 413;
}

/** A body of a type that the route does not take (415). */
class UnsupportedFormat extends Refusal {
  readonly status = 415;
}

interface ImageConfig {
  readonly takesImage?: boolean;
}

/** The route takes a picture as its whole body; every other route refuses one. */
export const TakesImage = () => RouteConfig({ takesImage: true } satisfies ImageConfig);

/** Pictures are left unread until a route asks: by then it is known who sends, and nobody else fills the memory. */
export function acceptImages(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(ANY_IMAGE, ({ routeOptions }: FastifyRequest, payload, done) => {
    if ((routeOptions.config as ImageConfig).takesImage) done(null, payload);
    else done(new UnsupportedFormat('platform/unsupported-format', 'Send JSON (application/json).'));
  });
}

/** A body that is still to be read. */
export const isUnread = (body: unknown): body is Readable => typeof (body as Readable | undefined)?.pipe === 'function';

/**
 * Reads the picture of a request to a route that `@TakesImage()`.
 * @returns nothing when the body is no picture
 * @throws TooLarge when it has more bytes than `most`
 */
export async function readImage({ body, headers }: FastifyRequest, most: number, tooLarge: string): Promise<Buffer | undefined> {
  if (!isUnread(body)) return undefined;
  const refusal = new TooLarge('platform/too-large', tooLarge);
  if (Number(headers['content-length'] ?? 0) > most) throw refusal;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw refusal;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
