import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { BrokenChain, Heads, Verifiable } from '../platform/events/hash-chain.js';
import { writeNewFile } from '../platform/process/new-file.js';
import { StartProblem } from '../platform/process/start-problem.js';
import { counted } from '../platform/words.js';

interface Asked {
  /** One stream; absent: all. */
  readonly stream?: string | undefined;
  /** File with the heads of an earlier day. */
  readonly against?: string | undefined;
  /** File that does not exist yet: the heads of today go there. */
  readonly heads?: string | undefined;
}

/**
 * Recomputes the hashes of the events from what is stored.
 * @returns what was found, in words
 * @throws StartProblem that names each stream with something wrong, and what it is
 */
export async function verify(store: Verifiable, { stream, against, heads }: Asked): Promise<string> {
  if (stream !== undefined) {
    if (against !== undefined || heads !== undefined) throw new StartProblem('Heads are of all streams: leave out the name of the stream.');
    return verifiedStream(store, stream);
  }
  if (heads !== undefined && existsSync(heads))
    throw new StartProblem(`"${heads}" is there already. An earlier note is worth more than a new one: choose another name.`);
  const kept = against === undefined ? undefined : await headsIn(against);
  const { streams, events, broken } = await store.verifyStore(kept);
  if (broken.length > 0)
    throw new StartProblem([`${counted(broken.length, 'stream')} cannot be trusted:`, ...broken.map(inWords)].join('\n'));
  if (heads !== undefined) writeNewFile(heads, JSON.stringify(await store.heads()));
  return [
    `${counted(events, 'event')} of ${counted(streams, 'stream')} match their hashes.`,
    ...(kept ? [`Every stream passes through the head that it has in "${against}".`] : []),
    ...(heads === undefined
      ? []
      : [
          `Their heads are in "${heads}". Keep them where nobody who could change the database can reach them, for: npm run ops -- verify --against FILE`,
        ]),
  ].join('\n');
}

async function verifiedStream(store: Verifiable, stream: string): Promise<string> {
  const verdict = await store.verifyStream(stream);
  if (!verdict.intact) throw new StartProblem(`The stream cannot be trusted:\n${inWords(verdict)}`);
  if (verdict.events === 0) throw new StartProblem(`There is no stream "${stream}".`);
  return `${counted(verdict.events, 'event')} of ${stream} match their hashes. The last is ${verdict.hash}.`;
}

const inWords = ({ stream, version, reason }: BrokenChain): string => `  ${stream}, event ${version}: ${reason}`;

async function headsIn(file: string): Promise<Heads> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(`The heads in "${file}" cannot be read (${error.code}).`, { cause: error });
  });
  try {
    const heads = JSON.parse(text) as Heads;
    if (Array.isArray(heads.heads)) return heads;
  } catch {
    // Said below.
  }
  throw new StartProblem(`"${file}" holds no heads. They are written by: npm run ops -- verify --heads FILE`);
}
