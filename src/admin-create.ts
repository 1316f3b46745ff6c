import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { isEmail } from 'class-validator';
import { AppModule } from './app.module.js';
import { CreateFirstAdmin } from './identity/index.js';
import { prepareDatabase } from './ops/prepare-database.js';
import { SystemClock } from './platform/clock.js';
import { Refusal } from './platform/errors.js';
import { asCommand } from './platform/events/command-context.js';
import { newId } from './platform/ids.js';
import { startOrJoinDatabase } from './platform/migrations/start-database.js';
import { Config, readConfig } from './platform/process/config.js';
import { askHidden, readPiped } from './platform/process/hidden-prompt.js';
import { inPlainWords, StartProblem } from './platform/process/start-problem.js';

/** `npm run admin:create`: makes the first admin, once. */
async function createAdmin(): Promise<void> {
  const person = readPerson();
  const admin = { ...person, password: await readPassword() };
  const config = readConfig();
  const database = await startOrJoinDatabase(config);
  try {
    await prepareDatabase(config, database);
    // Beside a product that runs, this process does only what it is here for.
    await execute(new Config({ ...config, role: database.joined ? 'api' : config.role }), database.url, new CreateFirstAdmin(admin));
  } finally {
    await database.stop();
  }
  console.log(
    `${admin.email} is an admin now. Sign in at ${config.publicUrl}/auth: the first thing asked for is to set up two-factor sign-in.`,
  );
}

async function execute(config: Config, databaseUrl: string, command: CreateFirstAdmin): Promise<void> {
  const module = AppModule.forRoot({ config, databaseUrl, clock: new SystemClock(), reactions: false });
  const app = await NestFactory.createApplicationContext(module, { logger: ['error', 'fatal'], abortOnError: false });
  try {
    await asCommand({ commandId: newId() }, () => app.get(CommandBus).execute(command));
  } finally {
    await app.close();
  }
}

const USAGE = 'npm run admin:create -- --email ada@example.com --name "Ada Lovelace"';

function readPerson(): { email: string; fullName: string } {
  const { email = '', name = '' } = readArguments();
  const fullName = name.trim();
  if (!isEmail(email.trim()) || fullName === '' || fullName.length > 100)
    throw new StartProblem(`Tell an email address and a name:\n  ${USAGE}`);
  return { email: email.trim(), fullName };
}

function readArguments(): { email?: string; name?: string } {
  try {
    return parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } }).values;
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n  ${USAGE}`, { cause: error });
  }
}

/** From the environment, from a pipe, or asked for: never from the command line, which others can read. */
async function readPassword(): Promise<string> {
  const given = process.env['ADMIN_PASSWORD'];
  if (given) return given;
  if (!process.stdin.isTTY) return readPiped();
  const password = await askHidden('Password (at least 12 characters): ');
  if (password !== (await askHidden('The same again: ')))
    throw new StartProblem('These were two different passwords. Nothing was changed.');
  return password;
}

createAdmin().then(
  () => process.exit(0),
  (error: unknown) => {
    const problem = error instanceof Refusal ? error : inPlainWords(error, 'the data');
    console.error(problem ? `\n${problem.message}\n` : error);
    process.exit(1);
  },
);
