import type { FastifyReply, FastifyRequest } from 'fastify';
import { ManualClock } from '../clock.js';
import type { Database } from '../database/database.js';
import type { Position } from '../events/recorded.js';
import { Progress } from '../projections/progress.js';
import type { Streams } from '../streams/streams.js';
import { noteRead } from '../tables/tables-read.js';
import { Answers, type Rendered } from './answers.js';

const at = (position: string) => position.padStart(16, '0') as Position;
const page = (body: string): Rendered => ({ body, status: 200, headers: {}, keep: true, addresses: ['/free-times'] });

describe('pages that are rendered while the world goes on', () => {
  let progress: Progress;
  let clock: ManualClock;
  let answers: Answers;
  beforeEach(async () => {
    progress = new Progress();
    clock = new ManualClock('2026-03-04T17:59:59.900Z');
    answers = new Answers(progress, {} as Database, clock, {} as Streams);
    progress.lead(at('1'), new Map([['services', '1.0']]));
    await answers.answer({ everyMinute: true }, asked('/free-times'), reply(), () => fromServices([]));
  });

  const fromServices = (body: unknown) => {
    noteRead(['services']);
    return Promise.resolve(body);
  };
  const asked = (url: string) => ({ url, method: 'GET', headers: {} }) as FastifyRequest;
  const reply = (): FastifyReply => {
    const made = {} as FastifyReply;
    return Object.assign(made, { header: () => made, headers: () => made, status: () => made, send: () => made });
  };
  const visit = async (render: () => Promise<Rendered>) => String(await answers.page('/', asked('/'), reply(), render));
  const rendering = () => {
    const { promise, resolve } = Promise.withResolvers<Rendered>();
    return { promise, finish: (body: string) => resolve(page(body)) };
  };

  test('two visitors at once see one rendering', async () => {
    const first = rendering();
    const both = [visit(() => first.promise), visit(() => Promise.reject(new Error('rendered twice')))];
    first.finish('rendered once');
    expect(await Promise.all(both)).toEqual(['rendered once', 'rendered once']);
  });

  test('who comes after a change does not get what was begun before it', async () => {
    const before = rendering();
    const early = visit(() => before.promise);
    await Promise.resolve();
    progress.reached(at('2'), new Map([['services', '2.0']]));
    const late = visit(() => Promise.resolve(page('after')));
    before.finish('before');
    expect(await Promise.all([early, late])).toEqual(['before', 'after']);
    expect(await visit(() => Promise.resolve(page('after')))).toBe('after');
  });

  test('what was begun a minute ago does not count as of this minute', async () => {
    const before = rendering();
    const early = visit(() => before.promise);
    await Promise.resolve();
    clock.set('2026-03-04T18:00:00.100Z');
    before.finish('six is free');
    await early;
    expect(await visit(() => Promise.resolve(page('six is over')))).toBe('six is over');
  });

  test('addresses take their part of the memory: whoever asks for long ones keeps no more than others', async () => {
    const ask = async (url: string, body: unknown) =>
      String(await answers.answer({ everyMinute: true }, asked(url), reply(), () => fromServices(body)));
    for (let n = 0; n < 5000; n++) await ask(`/services?${'x'.repeat(15_000)}${n}`, []);
    expect(await ask('/free-times', ['computed anew'])).toBe('["computed anew"]');
  });

  test('an answer that has read no table is refused: nothing would ever make it anew', async () => {
    const blind = answers.answer({ everyMinute: false }, asked('/blind'), reply(), () => Promise.resolve([]));
    await expect(blind).rejects.toThrow('/blind is kept until its tables change, and has read none');
  });

  test('an answer follows from each table that was read for it', async () => {
    const ask = async (body: string) => {
      const read = () => {
        noteRead(['photos']);
        return fromServices([body]);
      };
      return String(await answers.answer({ everyMinute: false }, asked('/cards'), reply(), read));
    };
    expect([await ask('old'), await ask('not asked for')]).toEqual(['["old"]', '["old"]']);
    progress.reached(at('2'), new Map([['photos', '2.0']]));
    expect(await ask('new')).toBe('["new"]');
  });
});
