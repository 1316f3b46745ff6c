import { AccountKeys } from '../../src/accounts/index.js';
import { ResendVerification } from '../../src/identity/sign-up/resend-verification.command.js';
import { newId } from '../../src/platform/ids.js';
import { type TestApp, testApp } from '../support/app.js';
import { AUTH, codeIn, DAY, door, HOUR, type KeptMessage, later, MINUTE, SECOND, tokenIn } from './identity-support.js';

let app: TestApp;
let at: ReturnType<typeof door>;
let keys: AccountKeys;
beforeAll(async () => {
  app = await testApp();
  at = door(app);
  keys = app.app.get(AccountKeys);
});
afterAll(() => app.close());

/** Somebody who has just signed up, and the mail that they got. */
async function signedUp(): Promise<{ email: string; mail: KeptMessage; code: string }> {
  const email = `${newId()}@example.test`;
  await at.signUp(email).expect(202);
  const [mail] = await at.mailsTo(email);
  return { email, mail: mail!, code: codeIn(mail) };
}

/** The newest mail, after another was asked for. */
async function sentAgain(email: string): Promise<KeptMessage> {
  later(app, MINUTE);
  await app.execute(new ResendVerification(email));
  return (await at.mailsTo(email))[0]!;
}

/** Another code than this one: the number after it, and so on. */
const notThe = (code: string, ahead = 1) => String((Number(code) + ahead) % 1_000_000).padStart(6, '0');
const isConfirmed = async (email: string): Promise<boolean> => (await at.signIn(email).expect(200)).body.user.emailVerified;
const guess = async (email: string, code: string, times: number) => {
  for (let n = 1; n <= times; n++) await at.verifyByCode(email, notThe(code, n)).expect(409);
};

describe('the code beside the mailed link', () => {
  test('confirms the address, and signs in nobody', async () => {
    const { email, code } = await signedUp();
    const answer = await at.verifyByCode(`  ${email.toUpperCase()} `, code).expect(200);
    expect(answer.body).toEqual({ email });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await isConfirmed(email)).toBe(true);
  });

  test.each([' ', '-', '  - '])('may be grouped: by %j', async (between) => {
    const { email, code } = await signedUp();
    await at.verifyByCode(email, ` ${code.slice(0, 3)}${between}${code.slice(3)}`).expect(200);
  });

  test.each(['12345', '1234567', 'abcdef', '١٢٣٤٥٦', ''])(
    'that can be none is told at its field, and does not count: %j',
    async (typed) => {
      const { email, code } = await signedUp();
      for (let n = 0; n < 6; n++) {
        const { body } = await at.verifyByCode(email, typed).expect(400);
        expect(body.fields).toEqual({ code: 'Please enter the six digits of the mail.' });
      }
      await at.verifyByCode(email, code).expect(200);
    },
  );

  test('works for one hour; the link goes on', async () => {
    const [inTime, late] = [await signedUp(), await signedUp()];
    later(app, HOUR - SECOND);
    await at.verifyByCode(inTime.email, inTime.code).expect(200);
    later(app, SECOND);
    await at.verifyByCode(late.email, late.code).expect(409);
    expect(await isConfirmed(late.email)).toBe(false);
    await at.verify(tokenIn(late.mail)).expect(200);
  });

  test('works once, and takes its link along', async () => {
    const { email, code, mail } = await signedUp();
    await at.verifyByCode(email, code).expect(200);
    await at.verifyByCode(email, code).expect(409);
    await at.verify(tokenIn(mail)).expect(409);
  });

  test('is used up with its link', async () => {
    const { email, code, mail } = await signedUp();
    await at.verify(tokenIn(mail)).expect(200);
    await at.verifyByCode(email, code).expect(409);
  });

  test('of 5 at the same moment one uses it', async () => {
    const { email, code } = await signedUp();
    const answers = await Promise.all(Array.from({ length: 5 }, () => at.verifyByCode(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('is void once a newer mail is sent, whose code works; older links do, too', async () => {
    const { email, code, mail } = await signedUp();
    const newer = codeIn(await sentAgain(email));
    expect(newer).not.toBe(code);
    await at.verifyByCode(email, code).expect(409);
    await at.verifyByCode(email, newer).expect(200);
    await at.verify(tokenIn(mail)).expect(200);
  });

  test('is nobody else’s', async () => {
    const [ada, eve] = [await signedUp(), await signedUp()];
    await at.verifyByCode(ada.email, eve.code).expect(409);
    await at.verifyByCode(eve.email, eve.code).expect(200);
    expect(await isConfirmed(ada.email)).toBe(false);
  });

  test('is kept as a keyed hash only', async () => {
    const { code } = await signedUp();
    const { rows } = await app.database.pool.query<{ code_hash: string }>('select * from identity_mail_token');
    expect(rows.flatMap((row) => Object.values(row))).not.toContain(code);
    expect(rows.map(({ code_hash }) => code_hash)).toEqual(rows.map(() => expect.stringMatching(/^[\w-]{43}$/)));
  });
});

describe('guessing the code', () => {
  test('ends after the fifth wrong one; the link still works, and so does the code of the next mail', async () => {
    const [lucky, unlucky] = [await signedUp(), await signedUp()];
    await guess(lucky.email, lucky.code, 4);
    await at.verifyByCode(lucky.email, lucky.code).expect(200);
    await guess(unlucky.email, unlucky.code, 5);
    await at.verifyByCode(unlucky.email, unlucky.code).expect(409);
    const next = await sentAgain(unlucky.email);
    await at.verifyByCode(unlucky.email, codeIn(next)).expect(200);
    await at.verify(tokenIn(unlucky.mail)).expect(200);
  });

  test('gets no more tries at the same moment than in a row', async () => {
    const { email, code } = await signedUp();
    // Whatever comes after the fifth is refused, also the right one.
    await Promise.all(Array.from({ length: 30 }, (_, n) => at.verifyByCode(email, notThe(code, n + 1)).expect(409)));
    await at.verifyByCode(email, code).expect(409);
    const counted = `select code_tries, (select count from limit_count where what = 'identity/code-invalid' and actor = $1) as of_the_day
                     from identity_mail_token where user_id = $2`;
    const { rows } = await app.database.pool.query(counted, [keys.emailId(email), await userIdOf(email)]);
    expect(rows).toEqual([{ code_tries: 20, of_the_day: 20 }]);
  });

  test('ends for the day after twenty, whatever is mailed; then only links work', async () => {
    const { email, code } = await signedUp();
    await guess(email, code, 5);
    for (let n = 0; n < 3; n++) await guess(email, codeIn(await sentAgain(email)), 5);
    const last = await sentAgain(email);
    await at.verifyByCode(email, codeIn(last)).expect(409);
    later(app, DAY - 5 * MINUTE);
    const ofTomorrow = await sentAgain(email);
    await at.verifyByCode(email, codeIn(ofTomorrow)).expect(200);
    await at.verify(tokenIn(last)).expect(200);
  });

  test('tells nothing: an address without an account, one that is confirmed and one that waits are answered alike, and count alike', async () => {
    const [waiting, confirmed] = [await signedUp(), await signedUp()];
    await at.verify(tokenIn(confirmed.mail)).expect(200);
    const unknown = `${newId()}@example.test`;
    const seen = async (email: string) => {
      const { status, body, headers } = await at.verifyByCode(email, notThe(waiting.code));
      const { date: _date, 'x-request-id': _id, ...rest } = headers as Record<string, string>;
      return { status, body: { ...body, instance: '' }, headers: rest };
    };
    const first = await seen(waiting.email);
    expect(first).toMatchObject({
      status: 409,
      body: { code: 'identity/code-invalid', detail: expect.stringContaining('older than an hour') },
    });
    for (let n = 0; n < 25; n++) for (const email of [waiting.email, confirmed.email, unknown]) expect(await seen(email)).toEqual(first);
    const { rows } = await app.database.pool.query(`select count from limit_count where actor = any($1)`, [
      [waiting.email, confirmed.email, unknown].map((email) => keys.emailId(email)),
    ]);
    expect(rows).toEqual([{ count: 20 }, { count: 20 }, { count: 20 }]);
  });

  test('needs an address', () => app.http().post(`${AUTH}/verify-email-code`).send({ code: '123456' }).expect(400));
});

async function userIdOf(email: string): Promise<string> {
  return (await at.signIn(email).expect(200)).body.user.id;
}
