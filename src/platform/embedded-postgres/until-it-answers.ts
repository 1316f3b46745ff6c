import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** What a server says that was just started: nothing yet, that it is not ready (it may be recovering), or an answer. */
export type Answer = 'none' | 'not yet' | 'ready';

interface Waiting {
  readonly ask: () => Promise<Answer>;
  /** Resolves when the server has gone. */
  readonly exit: Promise<unknown>;
  readonly say: (text: string) => void;
  readonly now?: () => number;
  readonly askEveryMs?: number;
}

/** cannot_connect_now: it starts, recovers or ends. */
const NOT_YET = '57P03';
const SILENT_MS = 60_000;
const SAY_EVERY_MS = 15_000;

/**
 * Waits for a server that was just started. Recovery after a crash takes as long as it takes, and starts again when it is cut short: whoever says
 * that they are at it are waited for. Given up is who has gone, or has said nothing for a minute.
 * @returns whether it came up
 */
export async function untilItAnswers({ ask, exit, say, now = Date.now, askEveryMs = 40 }: Waiting): Promise<boolean> {
  let gone = false;
  void exit.then(() => (gone = true));
  let [heardAt, saidAt] = [now(), now()];
  while (!gone && now() - heardAt < SILENT_MS) {
    const answer = await ask();
    if (answer === 'ready') return true;
    if (answer === 'not yet') {
      heardAt = now();
      if (heardAt - saidAt >= SAY_EVERY_MS) {
        say('The database is recovering what was written before it ended last. That can take minutes; it goes on.');
        saidAt = heardAt;
      }
    }
    await Promise.race([exit, pause(askEveryMs)]);
  }
  return false;
}

export async function askServer(connectionString: string): Promise<Answer> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return 'ready';
  } catch (error) {
    return (error as { code?: unknown }).code === NOT_YET ? 'not yet' : 'none';
  } finally {
    await client.end().catch(() => undefined);
  }
}
