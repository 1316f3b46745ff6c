import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Unavailable } from '../errors.js';
import { drawingAddress } from './drawings/drawing-address.js';
import { RecipientRefused, unlessRefused } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** Speaks as much of SMTP (RFC 5321) as one mail needs, and answers each recipient as told. */
async function mailServer(
  answers: Readonly<Record<string, string>>,
): Promise<{ server: Server; url: string; taken: string[]; lines: string[]; open: { most: number } }> {
  const taken: string[] = [];
  const lines: string[] = [];
  const open = { now: 0, most: 0 };
  const server = createServer((socket: Socket) => {
    open.most = Math.max(open.most, ++open.now);
    let recipient = '';
    let inText = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.test ready');
    socket.on('error', () => socket.destroy());
    createInterface(socket).on('line', (line) => {
      if (inText) {
        lines.push(line);
        if (line !== '.') return;
        inText = false;
        open.now--;
        taken.push(recipient);
        return say('250 taken');
      }
      if (/^RCPT TO:/.test(line)) {
        recipient = /<(.*)>/.exec(line)![1]!;
        return say(answers[recipient] ?? '250 ok');
      }
      if (/^MAIL FROM:/.test(line)) return say(answers['sender'] ?? '250 ok');
      if (line === 'DATA') {
        inText = true;
        return say('354 go on');
      }
      if (line === 'QUIT') return socket.end('221 bye\r\n');
      say('250 ok');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, taken, lines, open };
}

const mail = (to: string) => ({
  id: 'mail-1',
  userId: 'user-1',
  to,
  subject: 'Your password was changed',
  text: 'It was just changed.',
  html: '<p>It was just changed.</p>',
});

const PICTURE = Buffer.from('a picture');
const drawings = { picture: (id: string) => Promise.resolve(id === 'plumbing' ? PICTURE : null) };

describe('a mail by SMTP', () => {
  let open: Server[] = [];
  afterEach(async () => {
    await Promise.all(open.map((server) => new Promise((closed) => server.close(closed))));
    open = [];
  });
  const reached = async (answers: Readonly<Record<string, string>> = {}) => {
    const { server, url, taken, lines, open: connections } = await mailServer(answers);
    open.push(server);
    return { mailer: new SmtpMailer(url, 'http://plumb.test', drawings), taken, lines, connections };
  };

  test('reaches its recipient', async () => {
    const { mailer, taken } = await reached();
    expect(await unlessRefused(mailer.send(mail('pat@example.test')))).toBe(true);
    expect(taken).toEqual(['pat@example.test']);
  });

  test('of many is one of a few that are sent at once, and reaches its recipient all the same', async () => {
    const { mailer, taken, connections } = await reached();
    const everybody = Array.from({ length: 30 }, (_, index) => `pat-${index}@example.test`);
    await Promise.all(everybody.map((to) => mailer.send(mail(to))));
    expect(taken.sort()).toEqual(everybody.sort());
    expect(connections.most).toBeLessThanOrEqual(5);
  });

  test('has plain words, a page, and the calendar file that comes with it', async () => {
    const { mailer, lines } = await reached();
    await mailer.send({ ...mail('pat@example.test'), calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' });
    const types = lines.filter((line) => line.startsWith('Content-Type')).map((line) => line.split(/[ ;]+/)[1]);
    expect(types).toEqual(['multipart/mixed', 'multipart/alternative', 'text/plain', 'text/html', 'text/calendar']);
    expect(lines.join('\n')).toContain('filename=plumb-and-level-booking.ics');
    expect(lines).toContain('It was just changed.');
    expect(lines).toContain('<p>It was just changed.</p>');
  });

  test('has the picture of its drawing, by the name that its page calls it by', async () => {
    const { mailer, lines } = await reached();
    await mailer.send({ ...mail('pat@example.test'), drawing: 'plumbing', html: `<img src="${drawingAddress('plumbing')}">` });
    const types = lines.filter((line) => line.startsWith('Content-Type')).map((line) => line.split(/[ ;]+/)[1]);
    expect(types).toEqual(['multipart/alternative', 'text/plain', 'multipart/related', 'text/html', 'image/png']);
    const id = lines.find((line) => /^content-id:/i.test(line))!.replace(/^.*<|>.*$/g, '');
    expect(lines).toContain(`<img src="cid:${id}">`);
    expect(lines).toContain(PICTURE.toString('base64'));
  });

  test('goes without a drawing that this build does not have', async () => {
    const { mailer, taken, lines } = await reached();
    await mailer.send({ ...mail('pat@example.test'), drawing: 'gone' });
    expect(taken).toEqual(['pat@example.test']);
    expect(lines.filter((line) => line.startsWith('Content-Type')).join()).not.toContain('image');
  });

  test('to a mailbox that does not exist is given up, without a word of the address; the next one goes', async () => {
    const { mailer, taken } = await reached({ 'gone@example.test': '550 5.1.1 no such mailbox gone@example.test' });
    const refused = await mailer.send(mail('gone@example.test')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RecipientRefused);
    expect(String(refused)).not.toContain('gone');
    expect(await unlessRefused(mailer.send(mail('gone@example.test')))).toBe(false);
    expect(await unlessRefused(mailer.send(mail('pat@example.test')))).toBe(true);
    expect(taken).toEqual(['pat@example.test']);
  });

  test.each([
    ['the mailbox is full for now', { 'pat@example.test': '452 4.2.2 try later' }],
    ['the server does not like us', { sender: '550 5.7.1 who are you' }],
  ])('is tried again when %s', async (_what, answers) => {
    const { mailer } = await reached(answers);
    await expect(unlessRefused(mailer.send(mail('pat@example.test')))).rejects.toBeInstanceOf(Unavailable);
  });

  test('is tried again when there is no server', async () => {
    const { server, url } = await mailServer({});
    await new Promise((closed) => server.close(closed));
    await expect(unlessRefused(new SmtpMailer(url, 'http://plumb.test', drawings).send(mail('pat@example.test')))).rejects.toBeInstanceOf(
      Unavailable,
    );
  });
});
