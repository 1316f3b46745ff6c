import type { FastifyReply } from 'fastify';

/** A table as a file to keep. `name` is plain ASCII, without its ending. */
export async function sendCsv(reply: FastifyReply, name: string, table: string): Promise<void> {
  await reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .header('Cache-Control', 'no-store')
    .send(table);
}
