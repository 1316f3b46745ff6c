import { once } from 'node:events';
import { connect } from 'node:net';
import { type TestApp, testApp } from '../support/app.js';
import { listen } from '../support/live-stream.js';
import { asked, by, provider } from './booking-support.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ requestMs: 1500 });
});
afterAll(() => app.close());

const head = (line: string, ...headers: string[]) => `${[line, `Host: localhost`, ...headers].join('\r\n')}\r\n`;

/** Sends the beginning, and then a byte now and then for as long as the server has the patience. Resolves with all that came back. */
async function drip(beginning: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  // Often a connection that was closed under somebody who is still sending is reported as broken, too.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(beginning);
  const dripping = setInterval(() => socket.write('x'), 50);
  await closed;
  clearInterval(dripping);
  return heard;
}

describe('a request that does not end', () => {
  const JSON_BODY = ['Content-Type: application/json', 'Content-Length: 20000'];

  test.each([
    ['its body', head('POST /api/v1/auth/sign-in HTTP/1.1', ...JSON_BODY, '')],
    ['its body in chunks', `${head('POST /api/v1/auth/sign-in HTTP/1.1', JSON_BODY[0]!, 'Transfer-Encoding: chunked', '')}2000\r\n`],
    ['its headers', head('GET /api/v1/categories HTTP/1.1').concat('X-Slow: ')],
  ])('in %s is given up, and says why', async (_, beginning) => {
    const answer = await drip(beginning);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ status: 408, code: 'platform/too-slow' });
  });

  test('in its picture is given up', async () => {
    const { bearer } = await app.member();
    const picture = ['Content-Type: image/jpeg', 'Content-Length: 20000', `Authorization: ${bearer}`];
    expect(await drip(head('POST /api/v1/account/photo HTTP/1.1', ...picture, ''))).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('is one thing, an answer that does not end another: who listens goes on listening', async () => {
    const { owner, serviceId } = await provider(app);
    const stream = await listen(app.url, owner.bearer);
    // It began later than the stream, and its patience is over.
    await drip(head('POST /api/v1/auth/sign-in HTTP/1.1', ...JSON_BODY, ''));
    await by(app, await app.member())
      .post('/bookings', asked(serviceId))
      .expect(201);
    await stream.until('Booking');
    stream.close();
  });
});
