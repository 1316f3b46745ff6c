import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchDirectory } from '../../../test/support/test-server.js';
import type { Position } from '../events/recorded.js';
import { newId } from '../ids.js';
import { StartProblem } from '../process/start-problem.js';
import { ErasureList } from './erasure-list.js';
import { PersonalData } from './personal-data.js';
import type { SubjectKeys } from './subject-keys.js';

const AT = '2026-03-04T18:00:00.000Z';

describe('the list of erasures', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(scratchDirectory(), 'erasures-'));
    file = join(folder, 'below', 'erasures');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const erased = (subject = newId()) => ({ subject, erasedAt: AT });

  test('keeps who was erased, for the next process', async () => {
    const [ada, eve] = [erased(), erased()];
    await new ErasureList(file).add([ada]);
    await new ErasureList(file).add([eve]);
    expect([...new ErasureList(file).read().erasures.values()]).toEqual([ada, eve]);
  });

  test('says nothing but time and id', async () => {
    const ada = erased();
    await new ErasureList(file).add([ada]);
    expect(readFileSync(file, 'utf8')).toBe(`${AT} erased ${ada.subject}\n`);
  });

  test('keeps somebody who is erased twice once', async () => {
    const [list, ada] = [new ErasureList(file), erased()];
    await list.add([ada]);
    await list.add([ada]);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(2);
  });

  test('remembers how far the history had come', async () => {
    const list = new ErasureList(file);
    for (const position of ['1', '2'] as Position[]) await list.noteHead({ position, at: AT });
    await list.add([erased()]);
    expect(list.read().head).toEqual({ position: '2', at: AT });
  });

  test('goes on after a line that a power cut has torn', async () => {
    const [ada, eve] = [erased(), erased()];
    await new ErasureList(file).add([ada]);
    appendFileSync(file, `${AT} erased 0190a0`);
    expect([...(await new ErasureList(file).open()).erasures.keys()]).toEqual([ada.subject]);
    await new ErasureList(file).add([eve]);
    expect([...new ErasureList(file).read().erasures.keys()]).toEqual([ada.subject, eve.subject]);
  });

  test('that is damaged stops the start, in a sentence that names the line', async () => {
    await new ErasureList(file).add([erased(), erased()]);
    writeFileSync(file, readFileSync(file, 'utf8').replace(' erased ', ' er\0sed '));
    await expect(new ErasureList(file).open()).rejects.toThrow(
      new StartProblem(
        `Line 1 of the list of erasures ("${file}") is damaged. Without it, people who were erased could come back: put a copy of the list in its place.`,
      ),
    );
  });

  test('that cannot be written stops the start', async () => {
    writeFileSync(join(folder, 'below'), 'a file where the folder should be');
    await expect(new ErasureList(file).open()).rejects.toThrow(/EEXIST|ENOTDIR/);
  });

  test('has the person before their key is destroyed', async () => {
    const ada = erased();
    const seen: boolean[] = [];
    const keys = { shred: async () => void seen.push(existsSync(file) && readFileSync(file, 'utf8').includes(ada.subject)) };
    await new PersonalData(keys as unknown as SubjectKeys, new ErasureList(file)).shred(ada.subject, AT);
    expect(seen).toEqual([true]);
  });
});
