import type { FastifyReply, FastifyRequest } from 'fastify';

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
