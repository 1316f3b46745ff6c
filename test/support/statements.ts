import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import type pg from 'pg';
import { Database } from '../../src/platform/database/database.js';
import type { TestApp } from './app.js';

type Query = (...question: unknown[]) => unknown;

/**
 * Tells which statements requests send, by name or else by their first words: those that are sent in answering them, whoever else is at work meanwhile. What follows
 * by itself from what they have done (read tables, reactions, timers) is not theirs.
 */
export function statementsOf(app: TestApp): (request: () => Promise<unknown>) => Promise<string[]> {
  const requests = new AsyncLocalStorage<string[] | undefined>();
  let heard: string[] | undefined;

  const server = app.app.getHttpServer();
  const [answer] = server.listeners('request') as [RequestListener];
  server.removeAllListeners('request');
  server.on('request', (...request: Parameters<RequestListener>) => requests.run(heard, () => answer(...request)));

  const { pool } = app.app.get(Database);
  const ask = pool.query.bind(pool) as Query;
  // The pool asks by a connection of its own choice: that is the same statement.
  pool.query = ((...question: unknown[]) => {
    requests.getStore()?.push(nameOf(question[0]));
    return requests.run(undefined, () => ask(...question));
  }) as typeof pool.query;
  const connect = pool.connect.bind(pool) as (...callback: unknown[]) => unknown;
  pool.connect = ((...callback: unknown[]) =>
    callback.length > 0 ? connect(...callback) : (connect() as Promise<pg.PoolClient>).then(listened)) as typeof pool.connect;

  const known = new WeakSet<pg.PoolClient>();
  function listened(client: pg.PoolClient): pg.PoolClient {
    if (known.has(client)) return client;
    known.add(client);
    const send = client.query.bind(client) as Query;
    client.query = ((...question: unknown[]) => {
      requests.getStore()?.push(nameOf(question[0]));
      return send(...question);
    }) as typeof client.query;
    return client;
  }

  return async (request) => {
    const own: string[] = (heard = []);
    try {
      await request();
    } finally {
      heard = undefined;
    }
    return own;
  };
}

function nameOf(question: unknown): string {
  const { name, text } = typeof question === 'string' ? { name: undefined, text: question } : (question as { name?: string; text: string });
  return name ?? text.trim().split(/\s+/).slice(0, 6).join(' ');
}
