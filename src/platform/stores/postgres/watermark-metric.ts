import type pg from 'pg';
import { Gauge, register } from 'prom-client';

const NAME = 'event_store_positions_held_back';

/** How many positions readers may not pass yet: more than a few for more than a moment means that an appender does not commit. */
export function watchWatermark(pool: pg.Pool): void {
  // The registry is the process's; a second store of the same process takes the place of the first.
  register.removeSingleMetric(NAME);
  new Gauge({
    name: NAME,
    help: 'Positions drawn from the sequence above the safe one',
    async collect() {
      try {
        const { rows } = await pool.query<{ held: number }>('select p.last_value - es.safe_position() as held from es.position p');
        this.set(Number(rows[0]!.held));
      } catch {
        // Nobody knows while Postgres is away, and all other metrics are wanted most then.
        this.remove();
      }
    },
  });
}
