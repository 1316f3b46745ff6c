import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file that only its owner may read, whole or not at all: a full disk leaves nothing. Of several processes the first writes it, and no other over it. */
export function writeNewFile(file: string, text: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const handle = openSync(draft, 'wx', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    putInPlace(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    // Some file systems have no second name for a file.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, file);
  }
}
