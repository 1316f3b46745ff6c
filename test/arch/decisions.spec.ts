import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../../src/platform/process/project.js';

const FOLDER = join(projectRoot, 'docs', 'adr');
const HEAD = /^# (\d+)\. (.+)\n\n- Status: (.+)\n- Date: (\d{4}-\d{2}-\d{2})\n/;
const STATUS = /^(accepted|superseded by \[\d+\]\([\w-]+\.md\))(, amended by \[\d+\]\([\w-]+\.md\))*$/;
const ROW = /^\| \[(\d+)\]\(([\w-]+\.md)\) \| (.+) \| (.+) \| (\d{4}-\d{2}-\d{2}) \|$/gm;

const files = globSync('[0-9]*.md', { cwd: FOLDER }).sort();
const headOf = (file: string) => HEAD.exec(readFileSync(join(FOLDER, file), 'utf8'))?.slice(1);

describe('decisions', () => {
  test.each(files)('%s says what it decides, how it stands, and when it was made', (file) => {
    const [number, , status] = headOf(file) ?? [];
    expect(Number(number)).toBe(Number.parseInt(basename(file), 10));
    expect(status).toMatch(STATUS);
  });

  test('the index lists each of them as it calls itself', () => {
    const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
    const listed = [...index.matchAll(ROW)].map(([, number, file, ...rest]) => [file, number, ...rest]);
    expect(listed).toEqual(files.map((file) => [file, ...(headOf(file) ?? [])]));
  });
});
