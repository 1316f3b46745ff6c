import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { freePort } from './ports.js';
import { type Answer, askServer, untilItAnswers } from './until-it-answers.js';

/** A server that answers as the list says, ten seconds later each time, and its last word for ever. */
const server = (answers: readonly Answer[], goesAfter = Infinity) => {
  let [asked, seconds] = [0, 0];
  const said: string[] = [];
  let go: () => void;
  const exit = new Promise<void>((resolve) => (go = resolve));
  const ask = () => {
    const answer = answers[Math.min(asked, answers.length - 1)]!;
    [asked, seconds] = [asked + 1, seconds + 10];
    if (asked === goesAfter) go();
    return Promise.resolve(answer);
  };
  const waiting = untilItAnswers({ ask, exit, say: (text) => said.push(text), now: () => seconds * 1000, askEveryMs: 0 });
  return waiting.then((up) => ({ up, seconds, said: said.length }));
};

const times = (count: number, answer: Answer): Answer[] => Array(count).fill(answer);

describe('a server that was just started', () => {
  test('is up when it answers', async () => {
    expect(await server(['none', 'not yet', 'ready'])).toMatchObject({ up: true, seconds: 30 });
  });

  test('is waited for as long as it says that it is not ready, and that is told now and then', async () => {
    expect(await server([...times(30, 'not yet'), 'ready'])).toEqual({ up: true, seconds: 310, said: 15 });
  });

  test('is given up after a minute of silence, also when it has said something before', async () => {
    expect(await server(['none'])).toEqual({ up: false, seconds: 60, said: 0 });
    expect(await server([...times(3, 'not yet'), 'none'])).toMatchObject({ up: false, seconds: 90 });
  });

  test('is given up once it has gone', async () => {
    expect(await server(['not yet'], 4)).toMatchObject({ up: false, seconds: 40 });
  });
});

describe('what it says when it is asked', () => {
  /** As Postgres refuses a connection: ErrorResponse with its fields, each ended by a zero, and one more. */
  const refusal = (code: string) => {
    const fields = Buffer.from(`SFATAL\0C${code}\0Mthe database system is starting up\0\0`);
    const length = Buffer.alloc(4);
    length.writeInt32BE(fields.length + 4);
    return Buffer.concat([Buffer.from('E'), length, fields]);
  };

  test.each<[string, Answer]>([
    ['57P03', 'not yet'],
    ['28P01', 'none'],
  ])('with %s is understood as "%s"', async (code, answer) => {
    const postgres = createServer((socket) => socket.once('data', () => socket.end(refusal(code)))).listen(0, '127.0.0.1');
    await once(postgres, 'listening');
    expect(await askServer(`postgres://plumb:secret@127.0.0.1:${(postgres.address() as AddressInfo).port}/postgres`)).toBe(answer);
    postgres.close();
  });

  test('is nothing where nobody listens', async () => {
    expect(await askServer(`postgres://plumb:secret@127.0.0.1:${await freePort()}/postgres`)).toBe('none');
  });
});
