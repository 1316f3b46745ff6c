import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../errors.js';

/** Should somebody open the picture as a page, nothing in it runs or loads. */
const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Answers with a picture and nothing else; with 304 to whoever has it already. */
export async function sendPicture(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { body, type, tag, caching }: { body: Buffer | string; type: string; tag: string; caching: string },
): Promise<void> {
  const etag = `"${tag}"`;
  void reply.header('ETag', etag).header('Cache-Control', caching).header('Content-Security-Policy', NOTHING_RUNS);
  void reply.header('X-Content-Type-Options', 'nosniff');
  if (headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  return reply.type(type).send(body);
}

const RENDITION = /^\d{3,4}\.(avif|webp)$/;

/**
 * Answers with a photo in one of its widths and formats: `800.avif`.
 * @param shown its bytes, for whoever may see it
 * @throws NotFound when there is no such drawing, or `shown` says so
 */
export async function sendPhoto(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, rendition, shown }: { id: string; rendition: string; shown: () => Promise<Buffer> },
): Promise<void> {
  const format = RENDITION.exec(rendition)?.[1];
  if (!format) throw new NotFound('photo');
  const body = await shown();
  // Asked again each time: a photo that was removed or hidden is not shown from a cache.
  await sendPicture(request, reply, { body, type: `image/${format}`, tag: `${id}-${rendition}`, caching: 'private, no-cache' });
}
