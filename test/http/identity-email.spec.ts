import { newId } from '../../src/platform/ids.js';
import { PASSWORD, type TestApp, testApp } from '../support/app.js';
import {
  account,
  browserOf,
  codeOf,
  DAY,
  door,
  HOUR,
  later,
  mailed,
  SECOND,
  tokenIn,
  whileLocked,
  withTwoFactor,
} from './identity-support.js';

const CONFIRM = 'Confirm your new email for Plumb & Level';
const TAKEN = 'You already have an account at Plumb & Level';

let app: TestApp;
let at: ReturnType<typeof door>;
beforeAll(async () => {
  app = await testApp();
  at = door(app);
});
afterAll(() => app.close());

const someone = () => `${newId()}@example.test`;
const linkTo = async (email: string) => tokenIn(await mailed(app, email, CONFIRM), 'confirm');

describe('changing the address', () => {
  test('waits for the link that was mailed to the new one', async () => {
    const person = await app.member();
    const here = await browserOf(app, person);
    const email = someone();
    expect((await account(app, here).changeEmail(` ${email.toUpperCase()}`).expect(202)).body).toEqual({});
    expect((await account(app, here).security().expect(200)).body).toMatchObject({ email: person.email, pendingEmail: email });
    await at.signIn(email).expect(401);

    const mail = await mailed(app, email, CONFIRM);
    expect(mail.links).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/auth\?confirm=[\w-]{43}$/)]);
    expect((await at.confirm(tokenIn(mail, 'confirm')).expect(200)).body).toEqual({ email });
    expect((await account(app, here).security().expect(200)).body).toMatchObject({ email, pendingEmail: null, emailVerified: true });
    await at.signIn(person.email).expect(401);
    expect((await at.signIn(email).expect(200)).body.user).toMatchObject({ id: person.userId, email });
    await at.me(here.accessToken).expect(200);
  });

  test('tells the old address, which anybody may have from then on', async () => {
    const person = await app.member();
    const email = someone();
    await account(app, await browserOf(app, person))
      .changeEmail(email)
      .expect(202);
    await at.confirm(await linkTo(email)).expect(200);
    expect((await at.mailsTo(person.email)).map(({ subject }) => subject)).toContain('Your email address was changed');
    later(app, HOUR);
    await at.signUp(person.email).expect(202);
    await at.signIn(person.email).expect(200);
  });

  test('confirms the address also for who had not confirmed the first one', async () => {
    const person = await app.member({ verified: false });
    const email = someone();
    await account(app, await browserOf(app, person))
      .changeEmail(email)
      .expect(202);
    await at.confirm(await linkTo(email)).expect(200);
    expect((await at.signIn(email).expect(200)).body.user).toMatchObject({ emailVerified: true });
  });

  test('looks the same when the address is taken; its owner hears of it', async () => {
    const [person, owner] = [await app.member(), await app.member()];
    later(app, HOUR);
    const here = account(app, await browserOf(app, person));
    const free = await here.changeEmail(someone()).expect(202);
    const taken = await here.changeEmail(owner.email).expect(202);
    expect(taken.body).toEqual(free.body);
    expect(Object.keys(taken.headers)).toEqual(Object.keys(free.headers));
    expect((await here.security().expect(200)).body).toMatchObject({ email: person.email, pendingEmail: owner.email });
    await mailed(app, owner.email, TAKEN);
    expect((await at.mailsTo(owner.email)).map(({ subject }) => subject)).not.toContain(CONFIRM);
  });

  test('is answered before it is known whether the address is free', async () => {
    const person = await app.member();
    const here = account(app, await browserOf(app, person));
    const email = someone();
    const answer = await whileLocked(app, ['kept_mail'], () => here.changeEmail(email));
    expect(answer.status).toBe(202);
    await mailed(app, email, CONFIRM);
  });

  test('comes too late when somebody else has taken the address meanwhile', async () => {
    const person = await app.member();
    const email = someone();
    await account(app, await browserOf(app, person))
      .changeEmail(email)
      .expect(202);
    const link = await linkTo(email);
    await app.member({ email });
    expect((await at.confirm(link).expect(409)).body).toMatchObject({ code: 'identity/email-taken' });
    await at.signIn(person.email).expect(200);
  });

  test('of two people who move to one address at the same moment, one gets it', async () => {
    const email = someone();
    const people = [await app.member(), await app.member()];
    const links: string[] = [];
    for (const person of people) {
      await account(app, await browserOf(app, person))
        .changeEmail(email)
        .expect(202);
      links.push(await linkTo(email));
      await app.database.pool.query('delete from kept_mail where to_address = $1', [email]);
    }
    const answers = await Promise.all(links.map((link) => at.confirm(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the link', () => {
  test('works once, for 24 hours', async () => {
    const [early, late] = [await app.member(), await app.member()];
    const [first, second] = [someone(), someone()];
    await account(app, await browserOf(app, early))
      .changeEmail(first)
      .expect(202);
    await account(app, await browserOf(app, late))
      .changeEmail(second)
      .expect(202);
    const [inTime, tooLate] = [await linkTo(first), await linkTo(second)];
    later(app, DAY - SECOND);
    await at.confirm(inTime).expect(200);
    await at.confirm(inTime).expect(409);
    later(app, SECOND);
    expect((await at.confirm(tooLate).expect(409)).body).toMatchObject({ code: 'identity/link-invalid' });
  });

  test('is replaced by the next one', async () => {
    const here = account(app, await browserOf(app, await app.member()));
    const [first, second] = [someone(), someone()];
    await here.changeEmail(first).expect(202);
    const old = await linkTo(first);
    await here.changeEmail(second).expect(202);
    await at.confirm(old).expect(409);
    await at.confirm(await linkTo(second)).expect(200);
  });
});

describe('a change of address is refused', () => {
  test('without the password', async () => {
    const here = account(app, await browserOf(app, await app.member()));
    const { body } = await here.changeEmail(someone(), 'not the password').expect(401);
    expect(body).toMatchObject({ code: 'identity/wrong-password' });
  });

  test('without a code where two-factor sign-in is on', async () => {
    const person = await withTwoFactor(app, await app.member());
    later(app, 30 * SECOND);
    const here = account(app, person);
    expect((await here.changeEmail(someone()).expect(401)).body).toMatchObject({ code: 'identity/code-needed' });
    await here.changeEmail(someone(), PASSWORD, codeOf(app, person.secret)).expect(202);
  });

  test('to the same address', async () => {
    const person = await app.member();
    const { body } = await account(app, await browserOf(app, person))
      .changeEmail(person.email)
      .expect(409);
    expect(body).toMatchObject({ code: 'identity/same-email' });
  });

  test('to something that is no address', async () => {
    const { body } = await account(app, await browserOf(app, await app.member()))
      .changeEmail('nobody')
      .expect(400);
    expect(body).toMatchObject({ fields: { email: 'Please enter a valid email address.' } });
  });

  test('after five mails in an hour', async () => {
    const here = account(app, await browserOf(app, await app.member()));
    for (let n = 0; n < 5; n++) await here.changeEmail(someone()).expect(202);
    expect((await here.changeEmail(someone()).expect(429)).body).toMatchObject({ code: 'identity/too-many-mails' });
  });
});
