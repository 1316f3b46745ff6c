import type { Response } from 'supertest';
import { ResendVerification } from '../../src/identity/sign-up/resend-verification.command.js';
import { newId } from '../../src/platform/ids.js';
import { PASSWORD, type TestApp, testApp } from '../support/app.js';
import { AUTH, DAY, door, HOUR, later, MINUTE, tokenIn } from './identity-support.js';

let app: TestApp;
let at: ReturnType<typeof door>;
beforeAll(async () => {
  app = await testApp();
  at = door(app);
});
afterAll(() => app.close());

const someone = () => `${newId()}@example.test`;
const rowsIn = async (table: string): Promise<number> => (await app.database.pool.query(`select count(*) as n from ${table}`)).rows[0].n;
const accountsWith = async (email: string): Promise<number> =>
  (await app.database.pool.query('select count(*) as n from read.account_directory where email = $1', [email])).rows[0].n;

describe('signing up', () => {
  test('leads by the mailed link to a confirmed account that can sign in', async () => {
    const email = someone();
    const answer = await at.signUp(email.toUpperCase(), { fullName: '  Ada Lovelace ' }).expect(202);
    expect(answer.body).toEqual({});
    expect(answer.headers['set-cookie']).toBeUndefined();

    const [mail, ...others] = await at.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Confirm your email for Plumb & Level' });
    expect((await at.signIn(email).expect(200)).body).toMatchObject({ user: { fullName: 'Ada Lovelace', emailVerified: false } });

    expect((await at.verify(tokenIn(mail)).expect(200)).body).toEqual({ email });
    const { body } = await at.signIn(email).expect(200);
    expect(body).toMatchObject({ user: { email, fullName: 'Ada Lovelace', roles: ['user'], role: 'user', emailVerified: true } });
    await at.me(body.accessToken).expect(200, body.user);
  });

  test('a taken address gets the same answer, and its owner a mail', async () => {
    const email = someone();
    const free = await at.signUp(email).expect(202);
    expect(await at.mailsTo(email)).toHaveLength(1);
    const credentials = await rowsIn('identity_credential');
    later(app, HOUR);
    const taken = await at.signUp(email, { fullName: 'Eve Example', password: 'another good password' }).expect(202);

    expect(seen(taken)).toEqual(seen(free));
    expect((await at.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'You already have an account at Plumb & Level',
      'Confirm your email for Plumb & Level',
    ]);
    await app.caughtUp();
    expect(await accountsWith(email)).toBe(1);
    expect(await rowsIn('identity_credential')).toBe(credentials);
    await at.signIn(email).expect(200);
    await at.signIn(email, 'another good password').expect(401);
  });

  test('of ten at the same moment with one address, one gets it', async () => {
    const email = someone();
    const credentials = await rowsIn('identity_credential');
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => at.signUp(email, { password: `good password ${n}` })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(await at.mailsTo(email)).toHaveLength(1);
    await app.caughtUp();
    expect(await accountsWith(email)).toBe(1);
    expect(await rowsIn('identity_credential')).toBe(credentials + 1);
  });

  test.each([
    ['password', 'This password is too common: it is among the first that anyone would try. Please choose another.'],
    ['Kq7!zPx', 'Password must be at least 8 characters.'],
  ])('a weak password is told beside its field: %s', async (password, message) => {
    const credentials = await rowsIn('identity_credential');
    const { body } = await at.signUp(someone(), { password }).expect(400);
    expect(body).toMatchObject({ code: 'identity/weak-password', fields: { password: message } });
    expect(await rowsIn('identity_credential')).toBe(credentials);
  });

  test('bad input is told field by field', async () => {
    const { body } = await app.http().post(`${AUTH}/sign-up`).send({ fullName: '  ', email: 'nobody', role: 'admin' }).expect(400);
    expect(body).toMatchObject({
      code: 'platform/invalid',
      fields: {
        fullName: 'Please enter your full name.',
        email: 'Please enter a valid email address.',
        password: 'Please enter a password.',
        role: 'This field is not known here.',
      },
    });
  });
});

describe('the mailed link', () => {
  const linkFor = async (email: string, returnTo?: string) => {
    await at.signUp(email, { returnTo }).expect(202);
    return (await at.mailsTo(email))[0]!;
  };

  test('works once', async () => {
    const token = tokenIn(await linkFor(someone()));
    await at.verify(token).expect(200);
    expect((await at.verify(token).expect(409)).body).toMatchObject({ code: 'identity/link-invalid' });
  });

  test('of 10 at the same moment one uses it', async () => {
    const token = tokenIn(await linkFor(someone()));
    const answers = await Promise.all(Array.from({ length: 10 }, () => at.verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('works for 24 hours', async () => {
    const [inTime, late] = [tokenIn(await linkFor(someone())), tokenIn(await linkFor(someone()))];
    later(app, DAY - MINUTE);
    await at.verify(inTime).expect(200);
    later(app, MINUTE);
    await at.verify(late).expect(409);
  });

  test('is kept as a hash only', async () => {
    const token = tokenIn(await linkFor(someone()));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await app.database.pool.query('select * from identity_mail_token');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each([
    ['/book/42?date=2026-03-05', '/book/42?date=2026-03-05'],
    ['//evil.test', null],
    ['https://evil.test/', null],
  ])('leads back to a page of ours only: %s', async (returnTo, expected) => {
    const link = new URL((await linkFor(someone(), returnTo)).links[0]!);
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/auth');
    expect(link.searchParams.get('returnTo')).toBe(expected);
  });

  test('one that nobody mailed is refused', () => at.verify('A'.repeat(43)).expect(409));
});

describe('asking for another link', () => {
  const resend = (email: string, returnTo?: string) => app.execute(new ResendVerification(email, returnTo));

  test('sends one that leads to the same place, at most once a minute', async () => {
    const email = someone();
    await at.signUp(email, { returnTo: '/book/42' });
    await resend(email);
    expect(await at.mailsTo(email)).toHaveLength(1);
    later(app, MINUTE);
    await resend(email);
    const [again, first] = await at.mailsTo(email);
    expect(tokenIn(again)).not.toBe(tokenIn(first));
    expect(new URL(again!.links[0]!).searchParams.get('returnTo')).toBe('/book/42');
    await at.verify(tokenIn(again)).expect(200);
  });

  test('sends nothing to a confirmed or unknown address, and the answer does not tell', async () => {
    const [confirmed, unknown] = [someone(), someone()];
    await at.signUp(confirmed);
    await at.verify(tokenIn((await at.mailsTo(confirmed))[0])).expect(200);
    later(app, MINUTE);
    await resend(confirmed);
    await resend(unknown);
    expect(await at.mailsTo(confirmed)).toHaveLength(1);
    expect(await at.mailsTo(unknown)).toEqual([]);
    const ask = (email: string) => app.http().post(`${AUTH}/resend-verification`).send({ email }).expect(202);
    expect(seen(await ask(confirmed))).toEqual(seen(await ask(unknown)));
  });
});

describe('the mailbox of the development machine', () => {
  test('is a page with links to click', async () => {
    const email = someone();
    await at.signUp(email).expect(202);
    const [mail] = await at.mailsTo(email);
    const page = await app.http().get('/dev/mailbox').expect(200);
    expect(page.type).toBe('text/html');
    expect(page.text).toContain(`<a href="${mail!.links[0]!.replaceAll('&', '&amp;')}">`);
    expect(page.headers['content-security-policy']).toMatch(/style-src 'unsafe-hashes'( 'sha256-[\w+/=]+')+;/);
  });

  test('finds what went to an address, also when a hundred others have got something since', async () => {
    const email = someone();
    await at.signUp(email).expect(202);
    await at.mailsTo(email);
    await app.database.pool.query(
      `insert into kept_mail (id, user_id, to_address, subject, text, kept_at)
       select gen_random_uuid(), gen_random_uuid(), 'other' || n || '@example.test', 'Later', 'Later', '2100-01-01' from generate_series(1, 100) n`,
    );
    const shown = async (to: string) => (await app.http().get('/dev/mailbox').query({ to }).expect(200)).text;
    expect(await shown('')).not.toContain(email);
    expect(await shown(email.toUpperCase())).toContain(`To ${email}`);
    expect(await shown(email)).not.toContain('Later');
    expect(await shown('100%')).toContain('Nothing has gone to');
    await app
      .http()
      .get('/dev/mailbox')
      .query({ to: 'x'.repeat(321) })
      .expect(400);
  });
});

/** What an answer tells: everything but the moment, and the id of the request. */
function seen({ status, body, headers }: Response) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers as Record<string, string>;
  return { status, body, headers: rest };
}

test('the password is nowhere to be found', async () => {
  const email = someone();
  await at.signUp(email, { password: PASSWORD }).expect(202);
  const { rows } = await app.database.pool.query('select * from identity_credential');
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});
