import type pg from 'pg';

export interface DueTimer {
  readonly key: string;
  readonly kind: string;
  readonly subject: string;
  /** ISO 8601 in UTC. */
  readonly dueAt: string;
  /** The event that has set it. */
  readonly cause: string | null;
  readonly correlation: string | null;
  /** This one included. */
  readonly attempts: number;
}

/** Until another try, in seconds: after the first, the second, and so on; the last one for ever. */
const BACK_OFF_SECONDS = [10, 60, 600, 3600];
const AT_ONCE = 20;
/** From so many failed tries on somebody should know. */
const WORRYING = 3;

/** Timers that were taken, and the instant from which on the next one is due; null where nothing else is set. */
export interface Taken {
  readonly timers: readonly DueTimer[];
  readonly nextAt: string | null;
}

/** The timers whose time has come, and what has been tried with them. The back-off is counted by the database's own clock, which all processes share. */
export class DueTimers {
  constructor(private readonly pool: pg.Pool) {}

  /** Takes some that are due, earliest first. Nobody else gets the same ones until their back-off is over. */
  async take(kinds: readonly string[], now: string): Promise<Taken> {
    const { rows } = await this.pool.query<{ nextAt: string | null } & (DueTimer | { key: null })>({
      name: 'due-timers-take',
      text: `with due as (
               select t.key, t.kind, t.subject, t.due_at, t.cause, t.correlation from read.timer t left join timer_attempt a on a.key = t.key
                where t.due_at <= $1 and t.kind = any($2) and (a.key is null or a.due_at <> t.due_at or a.again_at <= now())
                order by t.due_at, t.key limit ${AT_ONCE}
             ), taken as (
               insert into timer_attempt as a (key, due_at, attempts, again_at)
               select key, due_at, 1, now() + make_interval(secs => ($3::int[])[1]) from due order by key
               on conflict (key) do update set due_at = excluded.due_at, error = null,
                 attempts = case when a.due_at = excluded.due_at then a.attempts + 1 else 1 end,
                 again_at = now() + make_interval(secs =>
                   ($3::int[])[case when a.due_at = excluded.due_at then least(a.attempts + 1, cardinality($3::int[])) else 1 end])
                 where a.due_at <> excluded.due_at or a.again_at <= now()
               returning a.key, a.attempts
             )
             select next.at as "nextAt", due.key, due.kind, due.subject, due.due_at as "dueAt", due.cause, due.correlation, taken.attempts
               from (select min(due_at) as at from read.timer where due_at > $1 and kind = any($2)) next
               left join (due join taken using (key)) on true order by due.due_at, due.key`,
      values: [now, kinds, BACK_OFF_SECONDS],
    });
    return { timers: rows.filter((row) => row.key !== null), nextAt: rows[0]!.nextAt };
  }

  async failed({ key, dueAt }: DueTimer, error: string): Promise<void> {
    await this.pool.query('update timer_attempt set error = $3 where key = $1 and due_at = $2', [key, dueAt, error]);
  }

  /** What was tried with timers that have ended since is of no use. */
  async forgetEnded(): Promise<void> {
    await this.pool.query(
      'delete from timer_attempt a where again_at < now() and not exists (select from read.timer t where t.key = a.key)',
    );
  }

  /** How many have failed again and again. */
  async worrying(): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(
      `select count(*)::int as count from timer_attempt where error is not null and attempts >= ${WORRYING}`,
    );
    return rows[0]!.count;
  }
}
