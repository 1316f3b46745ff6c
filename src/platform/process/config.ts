import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { keptSecret } from './kept-secret.js';
import { projectRoot } from './project.js';
import { StartProblem } from './start-problem.js';

/** What this process does: everything, only HTTP, or only projections, reactions and timers. */
export type Role = 'all' | 'api' | 'projections';

/** The settings, read once at the start. Injectable. */
export class Config {
  readonly port!: number;
  /** Address under which people reach the product, without a slash at the end. Links in mails start with it. */
  readonly publicUrl!: string;
  readonly production!: boolean;
  readonly role!: Role;
  /** Where everything that must survive a restart is kept, when nothing else is configured. */
  readonly dataDirectory!: string;
  /** Absent: an embedded Postgres under the data directory. */
  readonly databaseUrl?: string | undefined;
  /** The owner of the database's tables, who migrates. Absent: the application's own role does. */
  readonly migrationDatabaseUrl?: string | undefined;
  /** Absent: the events are in Postgres. */
  readonly eventStoreUrl?: string | undefined;
  /** 32 bytes that wrap every person's key. */
  readonly masterKey!: Buffer;
  /** The list of erasures, which must outlive the database. */
  readonly erasuresFile!: string;
  /** Signs access and refresh tokens. */
  readonly tokenSecret!: string;
  /** Absent: mails are kept and shown at /dev/mailbox (never in production). */
  readonly smtpUrl?: string | undefined;

  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies!: readonly string[];
  /** Contact messages that one client address may send within ten minutes. */
  readonly contactLimit!: number;
  /** Photos that one person may upload within an hour. */
  readonly photoLimit!: number;
  /** Times that one person may have held within an hour. */
  readonly holdLimit!: number;
  /** How long an answer waits until the read tables show what its caller has seen already. */
  readonly readPatienceMs!: number;
  /** Requests are refused while turns of the event loop last longer than this for whoever comes. */
  readonly maxLoopDelayMs!: number;
  /** Requests are refused while more than this wait for a connection to the database. */
  readonly maxPoolQueue!: number;
  /** Changes are refused while so many are under way. */
  readonly maxChanges!: number;
  /** From how many events the states may have come that are kept for decisions. */
  readonly foldedEvents!: number;
  /** One of pino's levels; absent: `warn`, and `info` in production. */
  readonly logLevel?: string | undefined;
  /** Whether public pages are rendered on the server; off, browsers render them alone. */
  readonly serverRendering!: boolean;
  /** Whether an empty store is filled with demo data (never in production). */
  readonly demoData!: boolean;

  constructor(values: ConfigValues) {
    Object.assign(this, values);
  }
}

export type ConfigValues = { -readonly [Key in keyof Config]: Config[Key] };

const KEY_BYTES = 32;

const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address that starts with ${protocols.join(' or ')}`,
    );

const masterKey = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === KEY_BYTES, `must be ${KEY_BYTES} bytes in base64 (make one with: openssl rand -base64 ${KEY_BYTES})`);

const atLeastOne = z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1');

const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => ipaddr.isValid(part) || ipaddr.isValidCIDR(part)),
    'must be addresses or networks with commas between them, such as 10.0.0.7,192.168.0.0/16',
  );

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const Environment = z.object({
  PORT: z.coerce
    .number('must be a port number')
    .int('must be a whole number')
    .min(0, 'must be a port number from 0 to 65535')
    .max(65_535, 'must be a port number from 0 to 65535')
    .default(3000),
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').default('development'),
  ROLE: z.enum(['all', 'api', 'projections'], 'must be all, api or projections').default('all'),
  DATA_DIRECTORY: z.string().default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  MIGRATION_DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  EVENT_STORE_URL: url(['kurrentdb:', 'kurrentdb+discover:', 'esdb:', 'esdb+discover:']).optional(),
  ERASURES_FILE: z.string().optional(),
  MASTER_KEY: masterKey.optional(),
  TOKEN_SECRET: z.string().min(KEY_BYTES, `must have at least ${KEY_BYTES} characters`).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  TRUSTED_PROXIES: networks.optional(),
  CONTACT_LIMIT: atLeastOne.default(5),
  PHOTO_LIMIT: atLeastOne.default(20),
  HOLD_LIMIT: atLeastOne.default(40),
  READ_PATIENCE_MS: atLeastOne.default(2000),
  MAX_LOOP_DELAY_MS: z.coerce.number('must be a number').min(1, 'must be at least 1').default(200),
  MAX_POOL_QUEUE: atLeastOne.default(50),
  MAX_CHANGES: atLeastOne.default(80),
  FOLDED_EVENTS: z.coerce.number('must be a number').int('must be a whole number').min(0, 'must not be negative').default(30000),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  SERVER_RENDERING: z.enum(['on', 'off'], 'must be on or off').default('on'),
  DEMO_DATA: z.enum(['on', 'off'], 'must be on or off').default('on'),
});

/** Reads the settings. A bad value stops the start with a sentence that names it. Secrets that are absent are made once and kept. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (!result.success) throw new StartProblem(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'));
  const env = result.data;

  const production = env.NODE_ENV === 'production';
  if (production) requireInProduction(env, ['MASTER_KEY', 'TOKEN_SECRET', 'SMTP_URL', 'PUBLIC_URL']);
  if (env.MIGRATION_DATABASE_URL && !env.DATABASE_URL)
    throw new StartProblem('MIGRATION_DATABASE_URL is the owner of the database that DATABASE_URL names, which must be set, too.');
  const dataDirectory = resolve(projectRoot, env.DATA_DIRECTORY);
  return new Config({
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    production,
    role: env.ROLE,
    dataDirectory,
    databaseUrl: env.DATABASE_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
    eventStoreUrl: env.EVENT_STORE_URL,
    masterKey: env.MASTER_KEY ?? Buffer.from(keptSecret(join(dataDirectory, 'master-key'), join(dataDirectory, 'postgres')), 'base64'),
    tokenSecret: env.TOKEN_SECRET ?? keptSecret(join(dataDirectory, 'token-secret')),
    erasuresFile: resolve(projectRoot, env.ERASURES_FILE ?? join(dataDirectory, 'erasures')),
    smtpUrl: env.SMTP_URL,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    contactLimit: env.CONTACT_LIMIT,
    photoLimit: env.PHOTO_LIMIT,
    holdLimit: env.HOLD_LIMIT,
    readPatienceMs: env.READ_PATIENCE_MS,
    maxLoopDelayMs: env.MAX_LOOP_DELAY_MS,
    maxPoolQueue: env.MAX_POOL_QUEUE,
    maxChanges: env.MAX_CHANGES,
    foldedEvents: env.FOLDED_EVENTS,
    logLevel: env.LOG_LEVEL,
    serverRendering: env.SERVER_RENDERING === 'on',
    demoData: env.DEMO_DATA === 'on' && !production,
  });
}

function requireInProduction<Name extends string>(env: Partial<Record<Name, unknown>>, names: readonly Name[]): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length > 0) throw new StartProblem(`With NODE_ENV=production, ${list(missing)} must be set.`);
}

const list = (words: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
