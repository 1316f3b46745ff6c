import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { StartProblem } from '../../platform/process/start-problem.js';

/** Raised when an older build could not read the copies of a newer one. */
export const FORMAT = 1;

const Table = z.object({
  /** As an SQL name with its schema. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  bytes: z.number(),
  /** Of the table's rows as COPY writes them. */
  sha256: z.string(),
});

const Manifest = z.object({
  format: z.literal(FORMAT, 'is of another format'),
  madeAt: z.string(),
  build: z.string(),
  /** Applied where the copy was made, oldest first. */
  migrations: z.array(z.string()),
  /** Tells whether a master key is the one that opens these personal data, and nothing else. */
  masterKey: z.string(),
  /** Where the events are: in the copy, or in a store of their own that is backed up by its own means. */
  eventStore: z.enum(['here', 'elsewhere']),
  /** Position and time of the last event. */
  head: z.object({ position: z.string(), at: z.string() }).nullable(),
  /** The last number that was given out, above that of the last event where an append came to nothing. */
  lastPosition: z.number(),
  tables: z.array(Table),
});

export type CopiedTable = z.infer<typeof Table>;
/** What a copy says of itself. */
export type Manifest = z.infer<typeof Manifest>;

export function readManifest(text: string, file: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw damaged(file, 'its manifest cannot be read', error);
  }
  const { success, data, error } = Manifest.safeParse(json);
  if (!success) throw damaged(file, `its manifest ${error.issues[0]!.message}`);
  return data;
}

export const damaged = (file: string, reason: string, cause?: unknown): StartProblem =>
  new StartProblem(`"${file}" is not a whole copy that this build can read: ${reason}. Nothing was changed.`, { cause });

export const fingerprintOf = (masterKey: Buffer): string =>
  createHmac('sha256', masterKey).update('plumb-and-level backup').digest('hex').slice(0, 16);
