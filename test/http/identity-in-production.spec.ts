import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { GrantRole } from '../../src/identity/index.js';
import { type TestApp, testApp } from '../support/app.js';
import { door } from './identity-support.js';

const PUBLIC_URL = 'https://plumb.example';

/** Just enough of a mail server (RFC 5321) to take one message at a time. */
function mailServer(received: (message: string) => void): Server {
  return createServer((socket: Socket) => {
    let text = '';
    let inMessage = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (inMessage) {
        if (!text.endsWith('\r\n.\r\n')) return;
        received(text);
        inMessage = false;
        socket.write('250 kept\r\n');
      } else {
        if (!text.endsWith('\r\n')) return;
        inMessage = text.startsWith('DATA');
        socket.write(inMessage ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n');
      }
      text = '';
    });
    socket.on('error', () => undefined);
  });
}

let app: TestApp;
let server: Server;
let arrived: Promise<string>;
beforeAll(async () => {
  arrived = new Promise((resolve) => (server = mailServer(resolve)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await testApp({ config: { publicUrl: PUBLIC_URL, production: true, smtpUrl } });
});
afterAll(async () => {
  await app.close();
  server.close();
});

describe('with https and a mail server', () => {
  test('mails are sent, with links to the configured address; there is no mailbox', async () => {
    await door(app).signUp('ada@example.test').set('Host', 'evil.test').expect(202);
    const message = (await arrived).replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(message).toMatch(/^To: ada@example\.test\r$/m);
    expect(message).toMatch(/^Subject: Confirm your email for Plumb & Level\r$/m);
    expect(message).toMatch(/https:\/\/plumb\.example\/auth\?verify=[\w-]{43}\r/);
    expect(message).not.toContain('evil.test');
    await app.http().get('/dev/mailbox').expect(404);
    await app.http().get('/dev/mailbox/messages').expect(404);
  });

  test('the cookies are bound to this host and to https', async () => {
    const { email } = await app.member();
    const answer = await door(app).signIn(email).expect(200);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
  });

  test('nobody is admin or auditor without two-factor sign-in', async () => {
    const { userId } = await app.member();
    for (const role of ['admin', 'auditor'] as const) {
      await expect(app.execute(new GrantRole(userId, role, true))).rejects.toMatchObject({ code: 'identity/two-factor-not-waived' });
    }
  });
});
