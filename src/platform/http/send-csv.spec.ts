import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import compress from '@fastify/compress';
import { Controller, HttpCode, Module, Post, Res, type StreamableFile } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { csvStream } from './send-csv.js';

/** What the next table has, and how it goes on. */
let portions = 0;
let breaksAfter = Infinity;
let written = 0;
let fingerprint = createHash('sha256');
let ended: Promise<void>;

async function* table(end: () => void): AsyncGenerator<string> {
  fingerprint = createHash('sha256');
  try {
    for (written = 0; written < portions; written++) {
      if (written === breaksAfter) throw new Error('the database is gone');
      // Ten thousand characters that can't be made much shorter.
      const portion = randomBytes(7500).toString('base64');
      fingerprint.update(portion);
      yield portion;
      // As though each was read from a database.
      await new Promise(setImmediate);
    }
  } finally {
    end();
  }
}

@Controller()
class Tables {
  @Post()
  @HttpCode(200)
  table(@Res({ passthrough: true }) reply: FastifyReply): StreamableFile {
    let end = () => {};
    ended = new Promise((resolve) => (end = resolve));
    return csvStream(reply, 'numbers', table(end));
  }
}

@Module({ controllers: [Tables] })
class TablesModule {}

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(TablesModule, new FastifyAdapter({ forceCloseConnections: true }), {
    logger: false,
  });
  await app.register(compress, { global: true, encodings: ['br', 'gzip'] });
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());
beforeEach(() => {
  breaksAfter = Infinity;
});

/** The answer, of which nothing is read yet. */
async function asked(encoding: string): Promise<IncomingMessage> {
  const sent = request(await app.getUrl(), { method: 'POST', headers: { 'Accept-Encoding': encoding }, agent: false });
  sent.on('error', () => undefined);
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

describe.each(['identity', 'gzip', 'br'])('a table that is written while it is read (%s)', (encoding) => {
  test('arrives whole', async () => {
    portions = 30;
    const answer = await fetch(await app.getUrl(), { method: 'POST', headers: { 'Accept-Encoding': encoding } });
    const arrived = createHash('sha256').update(await answer.text());
    expect(arrived.digest('hex')).toBe(fingerprint.digest('hex'));
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="numbers.csv"',
      'cache-control': 'no-store',
    });
  });

  test('is not written further than it is read, and no further at all once whoever reads has gone', async () => {
    portions = 10_000;
    const answer = await asked(encoding);
    await once(answer, 'readable');
    let before = -1;
    while (before !== written) {
      before = written;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(written).toBeLessThan(portions / 4);
    answer.destroy();
    await ended;
    expect(written).toBeLessThan(portions / 4);
  });

  test('that fails half-way is seen to be incomplete', async () => {
    portions = 1000;
    breaksAfter = 500;
    const answer = await fetch(await app.getUrl(), { method: 'POST', headers: { 'Accept-Encoding': encoding } });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    await ended;
  });
});
