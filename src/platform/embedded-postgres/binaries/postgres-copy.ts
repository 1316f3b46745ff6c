import {
  chmodSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/** What is needed to compile other programs against Postgres, and not to run it. */
const FOR_COMPILERS = /\.a$|^pkgconfig$/;

/**
 * Copies a folder so that everybody can read it and run what is in it, whatever the umask is; a copy that is there is kept. It appears whole
 * or not at all, so that two starts at once may both make it.
 * @returns whether there is a copy that only we can have made: in /tmp, others may have been there first
 */
export function copyForOthers(from: string, to: string): boolean {
  const draft = `${to}.${process.pid}`;
  try {
    if (!isOurs(to)) {
      rmSync(draft, { recursive: true, force: true });
      copyFolder(from, draft);
      renameSync(draft, to);
    }
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return isOurs(to);
}

function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (FOR_COMPILERS.test(entry.name)) continue;
    else if (entry.isDirectory()) copyFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else copyFile(source, target);
  }
}

function copyFile(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  chmodSync(to, lstatSync(from).mode & 0o100 ? 0o755 : 0o644);
}
