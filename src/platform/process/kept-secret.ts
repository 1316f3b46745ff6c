import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { writeNewFile } from './new-file.js';
import { inPlainWords, StartProblem } from './start-problem.js';

/**
 * A random secret (32 bytes in base64) that is made once, readable by its owner alone.
 * @param needs what cannot be read without it: where that exists already, no new secret is made
 */
export function keptSecret(file: string, needs?: string): string {
  try {
    return readOrMake(file, needs);
  } catch (error) {
    throw inPlainWords(error, `"${dirname(file)}"`) ?? error;
  }
}

function readOrMake(file: string, needs?: string): string {
  if (existsSync(file)) return readSecret(file);
  if (needs && existsSync(needs)) {
    throw new StartProblem(
      `"${file}" is missing, and the data in "${needs}" cannot be read without it. Put it back, or move the whole folder "${dirname(file)}" away to start afresh.`,
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  writeNewFile(file, `${randomBytes(32).toString('base64')}\n`);
  return readSecret(file);
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.from(secret, 'base64').length !== 32) {
    throw new StartProblem(`"${file}" (${basename(file)}) is damaged: it must hold 32 bytes in base64. Put the original back.`);
  }
  return secret;
}
