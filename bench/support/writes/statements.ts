import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** How a server must be started that counts statements. */
export const COUNTING = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.max=10000'];

/** By their text: how often each was carried out. */
export type Counts = ReadonlyMap<string, number>;
/** By Postgres' own number of a statement. */
type ById = ReadonlyMap<string, number>;

const LOOK_MS = 100;
/** So many looks in a row at which nothing new was seen. */
const QUIET_LOOKS = 4;
/** After much work, of which something may wait for its next look. */
const SETTLED_LOOKS = 20;
const PATIENCE_MS = 300_000;
const WRITES = /^(insert|update|delete)|es\.append/i;

/** Counts all statements of one database, whoever sends them: Postgres does. While nobody counts, it costs nothing. */
export class Statements {
  /** What is asked all the time by itself: how often in a second. */
  private idle: ById = new Map();
  /** As Postgres gave them first: the same statement may be told with its constants or without. */
  private readonly texts = new Map<string, string>();

  /** @param beside a pool of another database of the same server: its own statements are not counted */
  private constructor(
    private readonly beside: pg.Pool,
    private readonly database: string,
  ) {}

  static async of(beside: pg.Pool, url: string): Promise<Statements> {
    await beside.query('create extension if not exists pg_stat_statements');
    const statements = new Statements(beside, new URL(url).pathname.slice(1));
    await statements.track('none');
    return statements;
  }

  /** Learns what a server does that nobody asks for anything; answers how often in a second. */
  async learnIdle(forMs: number): Promise<Counts> {
    const { counts, milliseconds } = await this.counted(() => pause(forMs), false);
    this.idle = new Map([...counts].map(([id, count]) => [id, (count * 1000) / milliseconds]));
    return this.byText(this.idle);
  }

  /** What `work` leads to, with all that follows from it, without what would have been asked anyway. */
  async during(work: () => Promise<unknown>): Promise<Counts> {
    const { counts, milliseconds } = await this.counted(work, true);
    return this.byText([...counts].map(([id, count]) => [id, count - ((this.idle.get(id) ?? 0) * milliseconds) / 1000]));
  }

  /** Returns when what follows from all that was done has come to rest. To be called while statements are counted. */
  async rest(looks = QUIET_LOOKS): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    let seen: ById = new Map();
    let last: string[] = [];
    for (let quiet = 0; quiet < looks;) {
      await pause(LOOK_MS);
      const now = new Map([...(await this.read())].filter(([id]) => this.isWork(id)));
      const more = [...now].filter(([id, count]) => seen.get(id) !== count).map(([id]) => this.texts.get(id)!);
      if (more.length > 0) last = more;
      if (performance.now() > until) throw new Error(`the product does not come to rest: ${last.join('\n')}`);
      quiet = more.length === 0 ? quiet + 1 : 0;
      seen = now;
    }
  }

  /** The same for who does not count. */
  async settled(): Promise<void> {
    await this.track('top');
    await this.rest(SETTLED_LOOKS);
    await this.track('none');
  }

  /** Until it is known what is asked anyway, what writes. */
  private isWork(id: string): boolean {
    return this.idle.size > 0 ? !this.idle.has(id) : WRITES.test(this.texts.get(id)!);
  }

  private async counted(work: () => Promise<unknown>, toRest: boolean): Promise<{ counts: ById; milliseconds: number }> {
    await this.track('top');
    await this.beside.query('select pg_stat_statements_reset()');
    const begun = performance.now();
    await work();
    if (toRest) await this.rest();
    const milliseconds = performance.now() - begun;
    const counts = await this.read();
    await this.track('none');
    return { counts, milliseconds };
  }

  private async track(what: 'top' | 'none'): Promise<void> {
    await this.beside.query(`alter system set pg_stat_statements.track = '${what}'`);
    await this.beside.query('select pg_reload_conf()');
    await pause(LOOK_MS); // every connection is told, and hears it before its next statement
  }

  private async read(): Promise<ById> {
    const { rows } = await this.beside.query<{ id: string; text: string; calls: string }>(
      `select queryid as id, min(query) as text, sum(calls) as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
        where datname = $1 group by 1`,
      [this.database],
    );
    for (const { id, text } of rows) if (!this.texts.has(id)) this.texts.set(id, text.replace(/\s+/g, ' ').trim());
    return new Map(rows.map(({ id, calls }) => [id, Number(calls)]));
  }

  private byText(counts: Iterable<readonly [string, number]>): Counts {
    const found = new Map<string, number>();
    for (const [id, count] of counts) found.set(this.texts.get(id)!, (found.get(this.texts.get(id)!) ?? 0) + count);
    return found;
  }
}

export const sum = (counts: Iterable<readonly [string, number]>): number => [...counts].reduce((all, [, count]) => all + count, 0);
