import { Logger } from '@nestjs/common';
import { Unavailable } from '../errors.js';
import { currentCommand } from '../events/command-context.js';
import { idFrom, newId } from '../ids.js';
import { closed, history, opened, type TaskEvent, Workbench } from '../projections/testing/harness.js';
import { until } from '../projections/testing/waiting.js';
import { ignore } from '../tables/projection.js';
import { type Reaction, reaction } from './reaction.js';
import { type ReactionOptions, ReactionsRunner } from './reactions-runner.js';

let bench: Workbench;
let runners: ReactionsRunner[];
beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => {
  bench = await Workbench.open();
  runners = [];
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await bench.close();
});

async function started(reactions: readonly Reaction[], options: ReactionOptions = {}): Promise<ReactionsRunner> {
  const runner = new ReactionsRunner(
    { pool: bench.database.pool, streams: bench.streams, personalData: bench.personalData, reactions },
    {
      standByMs: 5,
      retryMs: 5,
      choresMs: 10,
      backOffMs: [1, 1],
      ...options,
    },
  );
  runners.push(runner);
  await runner.register();
  runner.start();
  return runner;
}

/** Writes down what it is told. */
function listener(options: { name?: string; since?: 'start'; fails?: (title: string) => boolean; failure?: Error } = {}) {
  const heard: string[] = [];
  const commands: string[] = [];
  const hear = (word: string) => {
    commands.push(currentCommand()!.commandId);
    if (options.fails?.(word)) throw options.failure ?? new Error(`cannot hear ${word}`);
    heard.push(word);
  };
  const listening = reaction<TaskEvent>(
    options.name ?? 'test.listen',
    {
      TaskOpened: async (_, { personal }) => hear(personal.title),
      TaskClosed: async ({ id }) => hear(`closed ${id}`),
      PersonalDataErased: ignore,
    },
    options.since ? { since: options.since } : {},
  );
  return { heard, commands, reaction: listening };
}

const task = (title: string, id = newId()) => ({ stream: `task-${id}`, events: [opened(id, newId(), 1, title)] });
const waiting = () => bench.query<{ attempts: number; error: string; try_again_at: string | null }>('select * from reaction_parked');

describe('reacting to events', () => {
  test('a new reaction begins at the end of history, or at its start when it says so', async () => {
    await bench.append(task('old'));
    const [now, ever] = [listener({ name: 'test.now' }), listener({ name: 'test.ever', since: 'start' })];
    await started([now.reaction, ever.reaction]);
    await bench.append(task('new'));
    await until(() => now.heard.length === 1 && ever.heard.length === 2);
    expect([now.heard, ever.heard]).toEqual([['new'], ['old', 'new']]);
  });

  test('what happens while no process runs is handled by the next one, and nothing is handled again', async () => {
    const ears = listener();
    const first = await started([ears.reaction]);
    await bench.append(task('one'));
    await until(() => ears.heard.length === 1);
    await until(async () => (await bench.query<{ position: string }>('select position from reaction_checkpoint'))[0]!.position !== '');
    await first.stop();
    await bench.append(task('two'));
    await started([ears.reaction]);
    await until(() => ears.heard.length >= 2);
    expect(ears.heard).toEqual(['one', 'two']);
  });

  test('the command that follows has an id from the reaction and the event, the same each time', async () => {
    const ears = listener({ fails: () => true });
    await started([ears.reaction]);
    const { stream } = await appended(task('word'));
    const { id } = (await bench.streams.read(stream)).events[0]!;
    await until(async () => (await waiting())[0]?.try_again_at === null && ears.commands.length === 3);
    expect(ears.commands).toEqual(Array.from({ length: 3 }, () => idFrom('test.listen', id)));
  });

  test('only one of several processes reacts', async () => {
    const [one, other] = [listener(), listener()];
    const first = await started([one.reaction]);
    await bench.append(task('a'));
    await until(() => one.heard.length === 1);
    await started([other.reaction]);
    await bench.append(task('b'));
    await until(() => one.heard.length === 2);
    await first.stop();
    await bench.append(task('c'));
    await until(() => other.heard.length >= 1);
    expect([one.heard, other.heard]).toEqual([['a', 'b'], ['c']]);
  });
});

describe('what follows in different streams', () => {
  test('goes on side by side; that of one stream stays in its order, and the checkpoint waits for all', async () => {
    const begun: string[] = [];
    const { promise: opens, resolve: open } = Promise.withResolvers<void>();
    const slow = reaction<TaskEvent>('test.slow', {
      TaskOpened: async (_, { personal: { title } }) => {
        begun.push(title);
        if (title === 'slow') await opens;
      },
      TaskClosed: async ({ id }) => void begun.push(`closed ${id}`),
      PersonalDataErased: ignore,
    });
    const [id, other] = [newId(), newId()];
    const before = await bench.streams.head();
    await bench.append(
      { stream: `task-${id}`, events: [opened(id, newId(), 1, 'slow'), closed(id, newId())] },
      { stream: `task-${other}`, events: [opened(other, newId(), 1, 'quick'), closed(other, newId())] },
    );
    await bench.query('insert into reaction_checkpoint values ($1, $2)', ['test.slow', before]);
    await started([slow]);
    await until(() => begun.length === 3);
    expect(begun).toEqual(['slow', 'quick', `closed ${other}`]);
    const reached = async () => (await bench.query<{ position: string }>('select position from reaction_checkpoint'))[0]!.position;
    expect(await reached()).toBe(before);
    open();
    await until(async () => (await reached()) > before);
    expect(begun.at(-1)).toBe(`closed ${id}`);
  });

  test('a process that stops ends what it has begun, and begins nothing more', async () => {
    const begun: string[] = [];
    const { promise: opens, resolve: open } = Promise.withResolvers<void>();
    const slow = reaction<TaskEvent>('test.slow', {
      TaskOpened: async (_, { personal: { title } }) => {
        begun.push(title);
        await opens;
      },
      TaskClosed: async ({ id }) => void begun.push(`closed ${id}`),
      PersonalDataErased: ignore,
    });
    const runner = await started([slow]);
    const id = newId();
    await bench.append({ stream: `task-${id}`, events: [opened(id, newId(), 1, 'one'), closed(id, newId())] });
    await until(() => begun.length === 1);
    const stopped = runner.stop();
    open();
    await stopped;
    expect(begun).toEqual(['one']);
  });
});

describe('an event that a reaction cannot handle', () => {
  let deaf = true;
  const fails = (word: string) => deaf && word === 'noise';
  beforeEach(() => {
    deaf = true;
  });

  test('is tried again after a pause; meanwhile its stream waits, in order, and the others do not', async () => {
    const id = newId();
    const ears = listener({ fails });
    await started([ears.reaction], { backOffMs: Array.from({ length: 1000 }, () => 1) });
    await bench.append({ stream: `task-${id}`, events: [opened(id, newId(), 1, 'noise')] });
    await until(async () => (await waiting()).length === 1);
    await bench.streams.append(`task-${id}`, [closed(id, newId())], 0);
    await bench.append(task('other'));
    await until(() => ears.heard.includes('other'));
    deaf = false;
    await until(async () => ears.heard.length === 3 && (await waiting()).length === 0);
    expect(ears.heard).toEqual(['other', 'noise', `closed ${id}`]);
  });

  test('is parked after its last try, until somebody asks for another', async () => {
    const ears = listener({ fails });
    const runner = await started([ears.reaction]);
    await bench.append(task('noise'));
    await until(async () => (await waiting())[0]?.attempts === 3);
    await until(async () => (await waiting())[0]?.try_again_at === null);
    expect(await waiting()).toMatchObject([{ reaction: 'test.listen', version: 0, attempts: 3, error: 'cannot hear noise' }]);
    deaf = false;
    expect(await runner.waiting.tryAgain('test.listen')).toBe(1);
    await until(async () => (await waiting()).length === 0);
    expect(ears.heard).toEqual(['noise']);
  });

  test('is tried once more when somebody asks for it during its last try', async () => {
    let tries = 0;
    const tried = reaction<TaskEvent>('test.listen', {
      TaskOpened: async () => {
        if (++tries === 3) expect(await runner.waiting.tryAgain('test.listen')).toBe(1);
        if (tries <= 3) throw new Error('not yet');
      },
      TaskClosed: ignore,
      PersonalDataErased: ignore,
    });
    const runner = await started([tried]);
    await bench.append(task('noise'));
    await until(async () => tries === 4 && (await waiting()).length === 0);
  });

  test('is tried for ever while a service that it needs is away, and its stream waits no longer than the longest pause', async () => {
    const away = new Unavailable('test/away', 'The mail server is away.');
    const ears = listener({ fails, failure: away });
    await started([ears.reaction]);
    await bench.append(task('noise'));
    await until(async () => ears.commands.length > 10);
    deaf = false;
    await until(async () => (await waiting()).length === 0);
    expect(ears.heard).toEqual(['noise']);
  });

  test('is given another try by the next process, when it was parked', async () => {
    const ears = listener({ fails });
    const first = await started([ears.reaction]);
    await bench.append(task('noise'));
    await until(async () => (await waiting())[0]?.attempts === 3);
    await until(async () => (await waiting())[0]?.try_again_at === null);
    await first.stop();
    deaf = false;
    await started([ears.reaction]);
    await until(async () => (await waiting()).length === 0);
    expect(ears.heard).toEqual(['noise']);
  });

  test('is not forgotten by a process that dies during a try', async () => {
    const ears = listener();
    const { stream } = await appended(history(1)[0]!);
    await bench.query(`insert into reaction_checkpoint values ('test.listen', $1)`, [await bench.streams.head()]);
    await bench.query(`insert into reaction_parked (reaction, stream, version, attempts) values ('test.listen', $1, 0, 2)`, [stream]);
    await started([ears.reaction]);
    await until(async () => (await waiting()).length === 0);
    expect(ears.heard).toEqual(['Fix the tap']);
  });
});

async function appended(item: { stream: string; events: TaskEvent[] }) {
  await bench.append(item);
  return item;
}
