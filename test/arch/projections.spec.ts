import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../src/platform/process/project.js';
import { projections } from '../../src/registry.js';

interface Fingerprinted {
  readonly name: string;
  readonly version: number;
  readonly file: string;
  readonly fingerprint: string;
}

interface Judgement {
  readonly unraised: readonly string[];
  readonly unrecorded: readonly string[];
  readonly record: Readonly<Record<string, Pick<Fingerprinted, 'version' | 'fingerprint'>>>;
}

const script = async <T>(name: string) => (await import(pathToFileURL(join(projectRoot, 'scripts', 'lib', name)).href)) as T;
const { projectionFingerprints } = await script<{
  projectionFingerprints: (of?: { entry: string; files: { read: (file: string) => string | undefined } }) => readonly Fingerprinted[];
}>('projection-fingerprints.mjs');
const { judged } = await script<{
  judged: (now: readonly Fingerprinted[], recorded: Judgement['record'], sameRows?: readonly string[]) => Judgement;
}>('projection-versions.mjs');

const FILES: Readonly<Record<string, string>> = {
  '/registry.ts': `
    import { list } from './list.projection.js';
    import { due } from './due.js';
    import { timers } from './timers.js';
    const own = [list];
    export const projections: readonly unknown[] = [...own, timers(4, due)];`,
  '/list.projection.ts': `
    import { projection } from './platform.js';
    import { Row } from './row.js';
    import { outcome, type Kind } from './outcome.js';
    const FIRST = 1;
    export const list = projection<Kind>('booking.list', [Row], {
      Booked: ({ id, price }) => ({ row: Row, id, price, count: FIRST }),
      Ended: ({ id, kind }) => ({ row: Row, id, text: outcome(kind) }),
    }, { version: 3 });`,
  '/row.ts': `
    import { defineEntity, p } from '@mikro-orm/core';
    export const Row = defineEntity({ name: 'Row', tableName: 'row', indexes: [{ name: 'row_price', properties: ['price'] }],
      properties: { id: p.uuid().primary(), price: p.integer() } });`,
  '/outcome.ts': `
    export type Kind = 'done' | 'left';
    const WORDS = { done: 'completed', left: 'cancelled' };
    export const outcome = (kind: Kind): string => (kind === 'done' ? WORDS[kind] : again(kind, 2));
    function again(kind: Kind, times: number): string { return times > 0 ? again(kind, times - 1) : WORDS[kind]; }`,
  '/due.ts': `export const due = { Booked: ({ at }: { at: string }) => ({ at }) };`,
  '/timers.ts': `
    export function timers(version: number, ...modules: readonly object[]) {
      return { name: 'platform.timers', version, handlers: Object.assign({}, ...modules) };
    }`,
  '/platform.ts': `export const projection = <E>(name: string, tables: unknown[], handlers: object, options: object): object => ({ name, tables, handlers, options });`,
};

const of = (files: Readonly<Record<string, string>>) =>
  projectionFingerprints({ entry: '/registry.ts', files: { read: (file) => files[file] } });
const [before, timersBefore] = of(FILES).map(({ fingerprint }) => fingerprint);

function changed(file: string, ...[from, to]: readonly [string | RegExp, string]): readonly string[] {
  const text = FILES[file]!.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to);
  expect(text).not.toBe(FILES[file]);
  return of({ ...FILES, [file]: text }).map(({ fingerprint }) => fingerprint);
}

describe('the fingerprint of a read model', () => {
  test.each<[string, string, string | RegExp, string]>([
    ['a handler', '/list.projection.ts', 'id, price, count', 'id, price: price + 1, count'],
    ['another field of the event', '/list.projection.ts', '{ id, price }', '{ id, fee: price }'],
    ['another column', '/list.projection.ts', 'text: outcome', 'label: outcome'],
    ['a constant beside it', '/list.projection.ts', 'FIRST = 1', 'FIRST = 2'],
    ['a function of another file', '/outcome.ts', "kind === 'done' ?", "kind !== 'done' ?"],
    ['a function that this one uses', '/outcome.ts', 'times - 1', 'times - 2'],
    ['a text that this one uses', '/outcome.ts', "'completed'", "'finished'"],
    ['a column', '/row.ts', 'p.integer()', 'p.bigint()'],
    ['the name of the table', '/row.ts', "'row', indexes", "'rows', indexes"],
    ['the package that something comes from', '/row.ts', '@mikro-orm/core', 'kysely'],
    ['what all read models are made by', '/platform.ts', 'tables, handlers, options }', 'handlers, options }'],
  ])('is another with %s', (_, file, from, to) => {
    expect(changed(file, from, to)[0]).not.toBe(before);
  });

  test.each<[string, string, string | RegExp, string]>([
    ['comments', '/list.projection.ts', 'Booked:', '/** Once. */\n// Twice.\nBooked:'],
    ['layout', '/list.projection.ts', /[{},]/, ' $& \n'],
    ['types', '/outcome.ts', 'kind: Kind', 'kind: string'],
    ['a type that is asserted', '/list.projection.ts', 'outcome(kind)', '(outcome(kind as never) satisfies string)!'],
    [
      'the name of a variable',
      '/list.projection.ts',
      '({ id, price }) => ({ row: Row, id, price,',
      '({ id: key, price: cents }) => ({ row: Row, id: key, price: cents,',
    ],
    ['the name of a constant', '/list.projection.ts', 'FIRST', 'ONE'],
    ['the name of what is imported', '/list.projection.ts', /outcome(?=,|\()/, 'worded'],
    ['how a table is found', '/row.ts', "['price']", "['price', 'id']"],
  ])('is the same with other %s', (what, file, from, to) => {
    const files =
      what === 'the name of what is imported'
        ? { ...FILES, '/outcome.ts': FILES['/outcome.ts']!.replace('const outcome', 'const worded') }
        : FILES;
    const text = files[file]!.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to);
    expect(text).not.toBe(files[file]);
    expect(of({ ...files, [file]: text })[0]!.fingerprint).toBe(before);
  });

  test('is the same when what it uses stands in another file', () => {
    const { '/outcome.ts': outcome, ...others } = FILES;
    const moved = {
      ...others,
      '/said/words.ts': outcome!,
      '/list.projection.ts': FILES['/list.projection.ts']!.replace('./outcome', './said/words'),
    };
    expect(of(moved)[0]!.fingerprint).toBe(before);
  });

  test('of the timers is of each module’s deadlines', () => {
    expect(changed('/due.ts', '({ at })', '({ at, again: true })')[1]).not.toBe(timersBefore);
    expect(changed('/due.ts', '({ at })', '({ at, again: true })')[0]).toBe(before);
  });

  test('comes with the name and the version that the product gives it', () => {
    const named = ({ name, version }: { name: string; version: number }) => [name, version];
    expect(of(FILES).map(named)).toEqual([
      ['booking.list', 3],
      ['platform.timers', 4],
    ]);
    expect(projectionFingerprints().map(named)).toEqual(projections.map(named));
  });
});

describe('a read model whose code has changed', () => {
  const [now] = of(FILES);
  const recorded = (version: number, fingerprint: string) => ({ 'booking.list': { version, fingerprint } });

  test('needs another version, and is told so', () => {
    const { unraised } = judged([now!], recorded(3, 'other'));
    expect(unraised).toEqual([
      expect.stringMatching(/booking\.list: its code.*\n.*Raise version 3 in .*list\.projection\.ts.*\n.*--same-rows booking\.list/),
    ]);
  });

  test('may be recorded under its version by name, when its rows stay the same', () => {
    const { unraised, record } = judged([now!], recorded(3, 'other'), ['booking.list']);
    expect(unraised).toEqual([]);
    expect(record).toEqual(recorded(3, before!));
    expect(judged([now!], recorded(3, 'other'), ['booking.else']).unraised).toHaveLength(1);
  });

  test('is recorded once its version is raised', () => {
    const { unraised, unrecorded, record } = judged([now!], recorded(2, 'other'));
    expect(unraised).toEqual([]);
    expect(unrecorded).toEqual(['booking.list, version 3, has not been recorded yet: npm run generate']);
    expect(record).toEqual(recorded(3, before!));
  });

  test('never goes back to an older version', () => {
    expect(judged([now!], recorded(4, before!)).unraised).toEqual([
      'booking.list has gone back from version 4 to 3: a version only grows.',
    ]);
  });

  test('and one that is new or gone waits to be recorded', () => {
    expect(judged([now!], {}).unrecorded).toEqual(['booking.list, version 3, has not been recorded yet: npm run generate']);
    expect(judged([], recorded(3, before!)).unrecorded).toEqual(['booking.list is no read model any more: npm run generate']);
  });

  test('is none of the product’s', () => {
    const recorded = JSON.parse(readFileSync(join(projectRoot, 'src', 'projections.lock.json'), 'utf8')) as Judgement['record'];
    const { unraised, unrecorded } = judged(projectionFingerprints(), recorded);
    expect([...unraised, ...unrecorded]).toEqual([]);
  });
});
