import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { type CopiedTable, damaged, type Manifest, readManifest } from './manifest.js';

/** Rows are collected to parts of this size, as a tar archive tells the length of a file before the file. */
const PART_BYTES = 4 * 1024 * 1024;
const MANIFEST = 'manifest.json';

/**
 * A copy as one file, written from front to end in constant memory: a gzipped tar archive with the rows of each table as COPY writes them, in parts
 * (`es.events/000001`), and at last the manifest. Under another name until it is complete.
 */
export class CopyWriter {
  private readonly pack = tar.pack();
  private readonly written: Promise<void>;

  constructor(private readonly file: string) {
    const sink = createWriteStream(this.unfinished, { mode: 0o600 });
    this.written = pipeline(this.pack, createGzip({ level: constants.Z_BEST_SPEED }), sink);
    this.written.catch(() => undefined); // heard of when a part is written, or at the end
  }

  private get unfinished(): string {
    return `${this.file}.unfinished`;
  }

  /** @returns length and digest of all that came */
  async table(name: string, rows: AsyncIterable<Buffer>): Promise<Pick<CopiedTable, 'bytes' | 'sha256'>> {
    const hash = createHash('sha256');
    let [bytes, part, parts] = [0, [] as Buffer[], 0];
    let held = 0;
    const flush = async () => {
      parts += 1;
      await this.entry(`${name}/${String(parts).padStart(6, '0')}`, part, held);
      [part, held] = [[], 0];
    };
    for await (const chunk of rows) {
      hash.update(chunk);
      part.push(chunk);
      held += chunk.length;
      bytes += chunk.length;
      if (held >= PART_BYTES) await flush();
    }
    if (held > 0) await flush();
    return { bytes, sha256: hash.digest('hex') };
  }

  async finish(manifest: Manifest): Promise<void> {
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await this.entry(MANIFEST, [bytes], bytes.length);
    this.pack.finalize();
    await this.written;
    await flushed(this.unfinished);
    await rename(this.unfinished, this.file);
    await flushed(dirname(this.file));
  }

  async abandon(): Promise<void> {
    this.pack.destroy();
    await this.written.catch(() => undefined);
    await rm(this.unfinished, { force: true });
  }

  private async entry(name: string, chunks: readonly Buffer[], size: number): Promise<void> {
    const entry = this.pack.entry({ name, size, mode: 0o600 });
    await Promise.race([pipeline(Readable.from(chunks), entry), this.written.then(() => Promise.reject(new Error('the file was closed')))]);
  }
}

async function flushed(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** One part of a table's rows. */
export interface Part {
  readonly table: string;
  readonly content: AsyncIterable<Buffer>;
}

/**
 * Reads a copy from front to end; each part must be read before the next.
 * @returns the manifest's text, which comes last; `undefined` when there is none
 */
export async function readCopy(file: string, take: (part: Part) => Promise<void>): Promise<string | undefined> {
  const archive = tar.extract();
  const reading = pipeline(createReadStream(file), createGunzip(), archive);
  reading.catch(() => undefined); // the loop below ends with the same error
  let manifest: string | undefined;
  for await (const entry of archive) {
    const { name } = entry.header;
    if (name === MANIFEST) manifest = await text(entry);
    else await take({ table: name.slice(0, name.lastIndexOf('/')), content: entry as AsyncIterable<Buffer> });
  }
  await reading;
  return manifest;
}

/**
 * Reads all of a copy before anything is done with it.
 * @throws StartProblem when a byte is missing, or is another than was written
 */
export async function verifiedManifest(file: string): Promise<Manifest> {
  const found = new Map<string, { hash: ReturnType<typeof createHash>; bytes: number }>();
  const manifestText = await readCopy(file, async ({ table, content }) => {
    const seen = found.get(table) ?? { hash: createHash('sha256'), bytes: 0 };
    found.set(table, seen);
    for await (const chunk of content) {
      seen.hash.update(chunk);
      seen.bytes += chunk.length;
    }
  }).catch((error: unknown) => {
    throw damaged(file, `it cannot be read to its end (${(error as Error).message})`, error);
  });
  if (manifestText === undefined) throw damaged(file, 'it has no manifest');
  const manifest = readManifest(manifestText, file);
  for (const { name, bytes, sha256 } of manifest.tables) {
    const seen = found.get(name) ?? { hash: createHash('sha256'), bytes: 0 };
    if (seen.bytes !== bytes || seen.hash.digest('hex') !== sha256)
      throw damaged(file, `the rows of ${name} are not the ones that were written`);
  }
  return manifest;
}
