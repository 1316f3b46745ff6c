import type pg from 'pg';
import { type Position, START } from '../events/recorded.js';
import { factsOf } from '../following/facts.js';
import { connected } from '../following/leadership.js';
import { ParkedStreams } from '../following/parked-streams.js';
import { newId } from '../ids.js';
import { BatchWriter } from './batch-writer.js';
import { currentCheckpoint, Overtaken } from './checkpoint.js';
import { closed, opened, owners, tasks, Workbench } from './testing/harness.js';

describe('writing a batch', () => {
  let bench: Workbench;
  let client: pg.Client;
  let writer: BatchWriter;
  beforeEach(async () => {
    bench = await Workbench.open();
    client = await connected(bench.database.pool, 'plumb-and-level test');
    await currentCheckpoint(client);
    writer = new BatchWriter([tasks, owners], new ParkedStreams(bench.database.pool));
  });
  afterEach(async () => {
    await client?.end();
    await bench.close();
  });

  /** What is sent and answered from here on, in this order. */
  function overheard(): string[] {
    const heard: string[] = [];
    const ask = client.query.bind(client) as (question: string | { text: string }) => Promise<unknown>;
    client.query = ((question: string | { text: string }) => {
      const words = (typeof question === 'string' ? question : question.text).trim().split(' ', 1)[0]!;
      heard.push(`${words} is sent`);
      const answered = () => void heard.push(`${words} is answered`);
      const answer = ask(question);
      answer.then(answered, answered);
      return answer;
    }) as typeof client.query;
    return heard;
  }
  const batch = async () => {
    const [id, owner] = [newId(), newId()];
    await bench.append({ stream: `task-${id}`, events: [opened(id, owner), closed(id, owner)] });
    const { events } = await bench.streams.read(`task-${id}`);
    return writer.prepare(await factsOf(events, bench.personalData));
  };

  test('sends all of it before the first answer; the end waits for every one', async () => {
    const facts = await batch();
    const heard = overheard();
    await writer.write(client, START, facts);
    const sent = heard.filter((line) => line.endsWith(' is sent')).map((line) => line.split(' ', 1)[0]);
    const firstAnswer = heard.findIndex((line) => line.endsWith('is answered'));
    // The checkpoint, the row of the task, the owner's count whether they have one or not, what has changed.
    expect(sent).toEqual(['begin', 'with', 'insert', 'with', 'insert', 'commit']);
    expect(firstAnswer).toBe(sent.length - 1);
    expect(heard.slice(-2)).toEqual(['commit is sent', 'commit is answered']);
    expect(await bench.rows('test_task')).toHaveLength(1);
  });

  test('of which another leader has written something before is refused as that, and leaves nothing', async () => {
    await expect(writer.write(client, '00000000000000ff' as Position, await batch())).rejects.toThrow(Overtaken);
    expect(await bench.rows('test_task')).toEqual([]);
    expect(await bench.position()).toBe(START);
  });

  test('of which a part cannot be written leaves nothing, and says what was wrong with that part', async () => {
    const facts = await batch();
    await bench.query('alter table read.test_task add constraint refusal check (size < 0)');
    await expect(writer.write(client, START, facts)).rejects.toThrow('refusal');
    expect(await bench.rows('test_owner')).toEqual([]);
    expect(await bench.position()).toBe(START);
  });
});
