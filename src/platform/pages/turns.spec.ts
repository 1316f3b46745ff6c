import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { Turns } from './turns.js';

describe('between two pieces of long work', () => {
  const done: string[] = [];
  const turns = new Turns();
  const piece = async (name: string) => {
    await turns.next();
    done.push(name);
  };
  beforeEach(() => void done.splice(0));

  test('others come', async () => {
    const pieces = Promise.all([piece('first'), piece('second'), piece('third')]).then(() => 'over');
    while ((await Promise.race([pieces, turn('going on')])) !== 'over') done.push('other');
    expect(done.join()).toMatch(/first(,other)+,second(,other)+,third/);
  });

  test('all come who have knocked, and not one of them', async () => {
    const server = createServer((socket) => {
      done.push('other');
      socket.destroy();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const knocking = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    // They stand at the door now: the system has let them come so far, the process may not have seen them.
    await Promise.all(knocking.map((socket) => once(socket, 'connect')));
    await Promise.all([piece('first'), piece('second'), piece('third')]);
    expect(done).toEqual([...Array.from({ length: 20 }, () => 'other'), 'first', 'second', 'third']);
    server.close();
  });

  test('others do not come for ever', async () => {
    const server = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const talking = connect((server.address() as AddressInfo).port, '127.0.0.1');
    talking.on('data', (heard) => talking.write(heard));
    talking.write('?');
    await piece('first');
    expect(done).toEqual(['first']);
    talking.destroy();
    server.close();
  });
});
