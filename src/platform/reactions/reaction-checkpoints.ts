import type pg from 'pg';
import type { Position } from '../events/recorded.js';
import { START } from '../events/recorded.js';
import type { Streams } from '../streams/streams.js';
import type { Reaction } from './reaction.js';

/** Gives new reactions their beginning. Done before the process takes requests, so that nothing falls between. */
export async function registerReactions(pool: pg.Pool, streams: Streams, reactions: readonly Reaction[]): Promise<void> {
  const known = await reactionPositions(pool);
  const added = reactions.filter(({ name }) => !known.has(name));
  if (added.length === 0) return;
  const head = await streams.head();
  await pool.query(
    'insert into reaction_checkpoint (reaction, position) select * from unnest($1::text[], $2::text[]) on conflict do nothing',
    [added.map(({ name }) => name), added.map(({ since }) => (since === 'start' ? START : head))],
  );
}

export async function reactionPositions(pool: pg.Pool): Promise<Map<string, Position>> {
  const { rows } = await pool.query<{ reaction: string; position: Position }>('select reaction, position from reaction_checkpoint');
  return new Map(rows.map(({ reaction, position }) => [reaction, position]));
}

export async function moveReactions(pool: pg.Pool, reactions: readonly Reaction[], position: Position): Promise<void> {
  await pool.query({
    name: 'reaction-checkpoint',
    text: 'update reaction_checkpoint set position = $2 where reaction = any($1)',
    values: [reactions.map(({ name }) => name), position],
  });
}
