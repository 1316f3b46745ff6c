import pg from 'pg';

/** How long an answer may take before somebody looks whether the server is at work on it at all. */
const OVERDUE_MS = 1500;
const LOOK_MS = 500;
/** How long the server may take to be looked at. */
const PROBE_MS = 2000;
const BEAT_MS = 2000;
/** How long the other side may take to say goodbye. */
const FAREWELL_MS = 1000;

/** `vigilant` for a connection on which there may be nothing to say for long, and that must be missed when it is gone: LISTEN, a lock. */
export type WatchedConfig = pg.ClientConfig & { readonly vigilant?: boolean };

/**
 * A connection that can't die unnoticed. A way that swallows everything (a firewall that has forgotten it, a host without power) looks like a
 * server that thinks for long, and TCP takes a quarter of an hour to tell. So when an answer is overdue, a second connection asks the server: a
 * question that is worked on may take its time; one that never arrived, or was answered long ago, breaks the connection off, at both ends.
 */
export class WatchedClient extends pg.Client {
  /** Nobody has looked for the present question yet, or it was being worked on. */
  suspected = false;
  processID: number | null = null;
  private waitingSince: number | undefined;
  private heardAt = performance.now();
  private readonly vigilant: boolean;

  constructor(config: WatchedConfig = {}) {
    super(config);
    this.vigilant = config.vigilant ?? false;
    this.on('connect', () => {
      const watch = Watch.of(config, this);
      watch.add(this);
      this.on('end', () => watch.remove(this));
      const { stream } = this.connection;
      stream.once('finish', () => setTimeout(() => stream.destroy(), FAREWELL_MS).unref());
    });
    this.on('drain', () => {
      this.waitingSince = undefined;
      this.suspected = false;
      this.heardAt = performance.now();
    });
    const send = this.query.bind(this) as (...question: unknown[]) => unknown;
    this.query = ((...question: unknown[]) => {
      this.waitingSince ??= performance.now();
      return send(...question);
    }) as typeof this.query;
  }

  get overdue(): boolean {
    return this.waitingSince !== undefined && performance.now() - this.waitingSince > OVERDUE_MS;
  }

  /** Nobody would miss it: a new one is opened when it is needed. */
  get resting(): boolean {
    return !this.vigilant && this.waitingSince === undefined && this.getTransactionStatus() === 'I';
  }

  /** Says something when there was nothing to say for a while. */
  beat(): void {
    const silent = this.waitingSince === undefined && performance.now() - this.heardAt > BEAT_MS;
    if (this.vigilant && silent) this.query('select 1').catch(() => undefined);
  }

  /** Whoever waits for an answer is told that the connection is gone. */
  breakOff(): void {
    this.connection.stream.destroy(new Error('The connection to Postgres has died'));
  }
}

/** Looks after all connections of this process to one server. */
class Watch {
  private static readonly all = new Map<string, Watch>();
  private readonly clients = new Set<WatchedClient>();
  private timer: NodeJS.Timeout | undefined;
  private looking = false;

  private constructor(private readonly config: pg.ClientConfig) {}

  static of(config: pg.ClientConfig, { host, port, database, user }: pg.Client): Watch {
    const server = JSON.stringify([host, port, database, user]);
    let watch = Watch.all.get(server);
    if (!watch) Watch.all.set(server, (watch = new Watch(config)));
    return watch;
  }

  add(client: WatchedClient): void {
    this.clients.add(client);
    this.timer ??= setInterval(() => void this.look(), LOOK_MS).unref();
  }

  remove(client: WatchedClient): void {
    this.clients.delete(client);
    if (this.clients.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async look(): Promise<void> {
    for (const client of this.clients) client.beat();
    const overdue = [...this.clients].filter((client) => client.overdue);
    if (this.looking || overdue.length === 0) return;
    this.looking = true;
    await this.judge(overdue);
    this.looking = false;
  }

  private async judge(overdue: readonly WatchedClient[]): Promise<void> {
    let probe: pg.Client | undefined;
    try {
      probe = this.probe();
      await probe.connect();
      await this.hear(probe, overdue);
    } catch (error) {
      // A server that refuses somebody is there; one that is silent is not.
      if (!(error instanceof pg.DatabaseError)) for (const client of this.clients) if (client.overdue || client.resting) client.breakOff();
    } finally {
      probe?.connection.stream.destroy();
    }
  }

  private probe(): pg.Client {
    const { password } = this.config;
    const limits = { connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS };
    const probe = new pg.Client({ ...this.config, ...limits, password, application_name: 'plumb-and-level watch' });
    probe.on('error', () => undefined);
    return probe;
  }

  /** Twice in a row, because an answer may be on its way. */
  private async hear(probe: pg.Client, overdue: readonly WatchedClient[]): Promise<void> {
    const { rows } = await probe.query<{ pid: number }>(AT_WORK, [overdue.map(({ processID }) => processID)]);
    const atWork = new Set(rows.map(({ pid }) => pid));
    const dead = overdue.filter((client) => client.overdue && client.suspected && !atWork.has(client.processID!));
    for (const client of overdue) client.suspected = client.overdue && !atWork.has(client.processID!);
    for (const client of dead) client.breakOff();
    // What has happened to one has happened to others, on which the next questions would wait as long.
    if (dead.length > 0) for (const client of this.clients) if (client.resting) client.breakOff();
    // The server's end may go on to hold locks.
    if (dead.length > 0) await probe.query(END, [dead.map(({ processID }) => processID)]);
  }
}

/** Who waits for its client to take an answer is done with its work. */
const AT_WORK = `select pid from pg_stat_activity where pid = any($1) and state = 'active' and wait_event is distinct from 'ClientWrite'`;
const END = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid = any($1) and usename = current_user and (state <> 'active' or wait_event = 'ClientWrite')`;
