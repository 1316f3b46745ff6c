import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Position } from '../events/recorded.js';
import { inPlainWords, StartProblem } from '../process/start-problem.js';

/** Whose key was destroyed, and when. */
export interface Erasure {
  readonly subject: string;
  readonly erasedAt: string;
}

/** How far the history reached at some moment. */
export interface NotedHead {
  readonly position: Position;
  readonly at: string;
}

interface Entries {
  readonly erasures: ReadonlyMap<string, Erasure>;
  /** The latest; `undefined` before the first. */
  readonly head: NotedHead | undefined;
}

const LINE = /^(\S+) (erased|head) (\S+)$/;

/**
 * Who has been erased, kept outside the database, because a restored database has forgotten it: one line for each, ids only, only ever added to, and on the disk
 * before an erasure is answered. Now and then the list also notes how far the history reached, so that after a restore it can be said what is gone. Several
 * processes may write to it.
 */
export class ErasureList {
  private readonly added = new Set<string>();

  constructor(readonly file: string) {}

  /**
   * What the list says, and proof that it can be written to.
   * @throws StartProblem when it cannot, or when a line is damaged
   */
  async open(): Promise<Entries> {
    try {
      await this.append('');
      return this.read();
    } catch (error) {
      throw inPlainWords(error, `the list of erasures, "${this.file}" (choose another place with ERASURES_FILE)`) ?? error;
    }
  }

  async add(erasures: readonly Erasure[]): Promise<void> {
    const unknown = erasures.filter(({ subject }) => !this.added.has(subject));
    if (unknown.length === 0) return;
    await this.append(unknown.map(({ subject, erasedAt }) => `${erasedAt} erased ${subject}\n`).join(''));
    for (const { subject } of unknown) this.added.add(subject);
  }

  async noteHead({ position, at }: NotedHead): Promise<void> {
    await this.append(`${at} head ${position}\n`);
  }

  read(): Entries {
    const lines = existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n') : [''];
    lines.pop(); // what was not written to its end was not answered either
    const erasures = new Map<string, Erasure>();
    let head: NotedHead | undefined;
    for (const [index, line] of lines.entries()) {
      const [, at, kind, what] = LINE.exec(line) ?? [];
      if (!at || !what) throw this.damaged(index + 1);
      if (kind === 'head') head = { position: what as Position, at };
      else erasures.set(what, { subject: what, erasedAt: at });
    }
    return { erasures, head };
  }

  private damaged(line: number): StartProblem {
    return new StartProblem(
      `Line ${line} of the list of erasures ("${this.file}") is damaged. Without it, people who were erased could come back: put a copy of the list in its place.`,
    );
  }

  /** On the disk when it resolves. A line that a power cut has torn is removed first. */
  private async append(text: string): Promise<void> {
    const isNew = !existsSync(this.file);
    mkdirSync(dirname(this.file), { recursive: true });
    const handle = await open(this.file, 'a+', 0o600);
    try {
      if (!(await endsWell(handle))) await handle.truncate(readFileSync(this.file).lastIndexOf('\n') + 1);
      if (text !== '') await handle.appendFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (isNew) await syncFolder(dirname(this.file));
  }
}

async function endsWell(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}

/** So that a new file is found again after a power cut, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
