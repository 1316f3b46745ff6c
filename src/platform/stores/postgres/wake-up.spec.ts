import pg from 'pg';
import { WakeUp } from './wake-up.js';

const NEVER = 2 ** 31 - 1;

describe('waking readers', () => {
  test('those of the same process are woken even while Postgres cannot be listened to', async () => {
    const wakeUp = new WakeUp(new pg.Pool({ host: '127.0.0.1', port: 1 }));
    const bell = wakeUp.bell();
    const waited = bell.wait(NEVER, new AbortController().signal);
    wakeUp.appended();
    await waited;
    await bell.wait(NEVER, new AbortController().signal); // it has rung since it was last cleared
    bell.remove();
    await wakeUp.close();
  });
});
