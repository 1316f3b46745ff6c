import { counted } from '#ui/format/labels.ts';
import { momentLabel } from '#ui/format/moment.ts';

/** As the server tells it; the panel's call holds this against what is generated. */
export interface PlatformHealth {
  /** The first event that the read tables lack. */
  behindSince: string | null;
  leftOut: readonly { consumer: string; streams: number; since: string; triedAgain: boolean }[];
  mails: { events: number; since: string | null };
  disk: { freeBytes: number; totalBytes: number } | null;
  databaseBytes: number;
  backup: { madeAt: string; bytes: number } | null;
}

/** One thing that is looked at, and what it was found to be. */
export interface HealthCheck {
  name: string;
  /** How it stands, in a sentence. */
  found: string;
  /** What is to be done; absent: all is well. */
  toDo?: string;
}

/** A batch of events takes milliseconds; whoever reads a minute later wonders. */
const BEHIND_MS = 60_000;
const LITTLE_ROOM = 0.1;
const COPY_IS_OLD_MS = 2 * 86_400_000;

const GB = 1e9;
const MB = 1e6;
/** "48 MB", "1.2 GB", "41 GB". */
const sizeLabel = (bytes: number): string => {
  const [unit, name] = bytes < GB ? [MB, 'MB'] : [GB, 'GB'];
  return `${(bytes / unit).toLocaleString('en-US', { maximumFractionDigits: bytes < 10 * unit ? 1 : 0 })} ${name}`;
};

/** What an administrator should know of how the platform does. Where something is to be done, it is said by which command, and who runs it. */
export function healthChecks(health: PlatformHealth, nowMs: number): HealthCheck[] {
  return [readTables(health, nowMs), ...leftOut(health), mails(health), ...room(health), backup(health, nowMs)];
}

function readTables({ behindSince }: PlatformHealth, nowMs: number): HealthCheck {
  const name = 'What the screens show';
  if (behindSince === null || nowMs - Date.parse(behindSince) < BEHIND_MS) return { name, found: 'Up to date.' };
  return {
    name,
    found: `Lacks what has happened since ${momentLabel(behindSince)}.`,
    toDo: 'Whoever runs the platform looks at /health/ready and at the log.',
  };
}

function leftOut({ leftOut: all }: PlatformHealth): HealthCheck[] {
  if (all.length === 0) return [{ name: 'Left out', found: 'Nothing: every event was handled.' }];
  return all.map(({ consumer, streams, since, triedAgain }) => ({
    name: 'Left out',
    found: `${counted(streams, 'history', 'histories')} by ${consumer}, since ${momentLabel(since)}.`,
    toDo: triedAgain
      ? 'Tried again without your doing. What is wrong says: npm run ops -- parked'
      : 'Whoever runs the platform sees why, and has it tried again: npm run ops -- parked',
  }));
}

function mails({ mails: { events, since } }: PlatformHealth): HealthCheck {
  if (since === null) return { name: 'Mails', found: 'All have left.' };
  return {
    name: 'Mails',
    found: `${counted(events, 'mail')} could not leave, the first since ${momentLabel(since)}.`,
    toDo: 'Tried again for a while. Whoever runs the platform looks at the mail server, and then: npm run ops -- parked',
  };
}

function room({ disk, databaseBytes }: PlatformHealth): HealthCheck[] {
  const database = `The database has ${sizeLabel(databaseBytes)}`;
  if (disk === null) return [{ name: 'Room', found: `${database}; its disk is elsewhere.` }];
  const found = `${database}; ${sizeLabel(disk.freeBytes)} of ${sizeLabel(disk.totalBytes)} are free where the product keeps its files.`;
  if (disk.freeBytes >= LITTLE_ROOM * disk.totalBytes) return [{ name: 'Room', found }];
  return [{ name: 'Room', found, toDo: 'Whoever runs the platform makes room: a full disk stops every booking.' }];
}

function backup({ backup: last }: PlatformHealth, nowMs: number): HealthCheck {
  const name = 'Last backup';
  const toDo = 'Whoever runs the platform makes one while it runs: npm run ops -- backup';
  if (last === null) return { name, found: 'None was ever made.', toDo };
  const found = `${momentLabel(last.madeAt)}, ${sizeLabel(last.bytes)}.`;
  return nowMs - Date.parse(last.madeAt) < COPY_IS_OLD_MS ? { name, found } : { name, found, toDo };
}
