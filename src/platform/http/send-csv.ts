import { Readable } from 'node:stream';
import { Logger, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** A table as a file to keep. `name` is plain ASCII, without its ending. */
export async function sendCsv(reply: FastifyReply, name: string, table: string): Promise<void> {
  await asCsv(reply, name).send(table);
}

/**
 * The same for a table that is too long to be held: it is written as fast as whoever has asked for it reads, and no further when they have gone. Should it fail
 * half-way, the connection breaks off, so that nobody takes for the whole what is a part.
 * @returns what the controller answers
 */
export function csvStream(reply: FastifyReply, name: string, written: AsyncIterable<string>): StreamableFile {
  asCsv(reply, name);
  const stream = Readable.from(written, { objectMode: false });
  stream.on('error', (error: Error & { readonly code?: string }) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') new Logger('Csv').error(`${name} broke off: ${error.stack}`);
  });
  return new StreamableFile(stream);
}

const asCsv = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .header('Cache-Control', 'no-store');
