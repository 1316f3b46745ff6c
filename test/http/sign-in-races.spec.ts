import type { Response } from 'supertest';
import { ForgotPassword } from '../../src/identity/passwords/forgot-password.command.js';
import { PASSWORD, type TestApp, testApp } from '../support/app.js';
import { achieved, figure } from '../support/figure.js';
import { account, browserOf, codeOf, cookieOf, door, later, MINUTE, SECOND, tokenIn, withTwoFactor } from './identity-support.js';

const AT_ONCE = 30;
const STEP = 30 * SECOND;
const GUESSES = 5;

let app: TestApp;
let at: ReturnType<typeof door>;
beforeAll(async () => {
  app = await testApp();
  at = door(app);
});
afterAll(async () => {
  achieved(5, { 'rounds of the race that was run least': Math.min(...RACES.map((race) => rounds.get(race) ?? 0)), races: rounds.size });
  await app.close();
});

const RACES = [
  'refresh',
  'sign out',
  'end the others',
  'one link',
  'two links',
  'reset and sign in',
  'reset and thief',
  'code',
  'code, several doors',
  'recovery code',
  'guesses',
  'guesses, several ways',
  'guessed codes',
] as const;
/** How often each was run. */
const rounds = new Map<string, number>();

/** Runs one race again and again: as often as here in `npm test`, 200 times in the trust run. */
async function race(name: (typeof RACES)[number], small: number, round: (number: number) => Promise<void>): Promise<void> {
  for (let number = 0; number < figure({ small, full: 200 }); number++) {
    await round(number);
    rounds.set(name, number + 1);
  }
}

const many = <T>(work: (n: number) => PromiseLike<T>, times = AT_ONCE): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, async (_, n) => work(n)));
const statuses = (answers: readonly { status: number }[]): number[] => answers.map(({ status }) => status).sort((a, b) => a - b);
const signedIn = (answers: readonly Response[]) => answers.filter(({ status, body }) => status === 200 && body.accessToken);

async function recoveryLink(email: string): Promise<string> {
  later(app, 1); // of the mails of one moment the mailbox has any first
  await app.execute(new ForgotPassword(email));
  return tokenIn(
    (await at.mailsTo(email)).find(({ subject }) => subject.startsWith('Choose a new password')),
    'recover',
  );
}

describe('refreshing', () => {
  test('of 30 with one cookie one rotates, round after round, and nobody is signed out by it', async () => {
    let { cookie } = await browserOf(app, await app.member());
    await race('refresh', 20, async (round) => {
      const answers = await many(() => at.refresh(cookie));
      expect(statuses(answers)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(cookieOf)).size).toBe(1);
      cookie = cookieOf(answers[0]!);
      expect(cookie.split('.')[1]).toBe(String(round + 2));
    });
  });

  test.each([
    ['sign out', 'signing out', (cookie: string) => at.signOut(cookie)],
    ['end the others', 'ending the others', (_: string, elsewhere: { accessToken: string }) => account(app, elsewhere).endOthers()],
  ] as const)('%s: %s meanwhile leaves no token alive', async (name, _, revoke) => {
    await race(name, 10, async () => {
      const person = await app.member();
      const [here, elsewhere] = [await browserOf(app, person), await browserOf(app, person)];
      const [, answers] = await Promise.all([revoke(here.cookie, elsewhere), many(() => at.refresh(here.cookie), 10)]);
      for (const answer of signedIn(answers)) {
        await at.me(answer.body.accessToken).expect(401);
        await at.refresh(cookieOf(answer)).expect(401);
      }
      await at.me(here.accessToken).expect(401);
    });
  });
});

describe('choosing a new password by a link', () => {
  test('of two with one link one wins', async () => {
    await race('one link', 5, async () => {
      const { email } = await app.member();
      const link = await recoveryLink(email);
      const answers = await many((n) => at.reset(link, `good password ${n}`), 2);
      expect(statuses(answers)).toEqual([200, 409]);
      const winner = answers.findIndex(({ status }) => status === 200);
      await at.signIn(email, `good password ${winner}`).expect(200);
      await at.signIn(email, `good password ${1 - winner}`).expect(401);
    });
  });

  test('of two with different links one wins', async () => {
    await race('two links', 1, async () => {
      const { email } = await app.member();
      const first = await recoveryLink(email);
      later(app, MINUTE);
      const second = await recoveryLink(email);
      const answers = await Promise.all([at.reset(first, 'good password 0'), at.reset(second, 'good password 1')]);
      expect(statuses(answers)).toEqual([200, 409]);
    });
  });

  test('while others sign in and refresh by the old one leaves none of them signed in', async () => {
    await race('reset and sign in', 10, async () => {
      const person = await app.member();
      const before = await browserOf(app, person);
      const link = await recoveryLink(person.email);
      const [reset, signIns, refreshes] = await Promise.all([
        at.reset(link, 'another good password'),
        many(() => at.signIn(person.email), 4),
        many(() => at.refresh(before.cookie), 4),
      ]);
      expect(reset.status).toBe(200);
      await at.me(before.accessToken).expect(401);
      for (const answer of signedIn([...signIns, ...refreshes])) {
        await at.me(answer.body.accessToken).expect(401);
        await at.refresh(cookieOf(answer)).expect(401);
      }
      await at.signIn(person.email, 'another good password').expect(200);
    });
  });

  test('while a thief changes the password by the old one is what counts in the end', async () => {
    await race('reset and thief', 10, async () => {
      const person = await app.member();
      const thief = await browserOf(app, person);
      const link = await recoveryLink(person.email);
      const [reset, theft] = await Promise.all([
        at.reset(link, 'another good password'),
        account(app, thief).changePassword('the password of a thief'),
      ]);
      // Either the thief was first, and the link is spent as by any change, or the thief was late.
      expect(statuses([reset, theft])).toEqual(reset.status === 200 ? [200, 401] : [200, 409]);
      await at.signIn(person.email, reset.status === 200 ? 'another good password' : 'the password of a thief').expect(200);
    });
  });
});

describe('a code of the authenticator app', () => {
  test('sent 30 times at the same moment signs in once', async () => {
    const { email, secret } = await withTwoFactor(app, await app.member());
    await race('code', 5, async () => {
      later(app, STEP + 15 * MINUTE);
      const code = codeOf(app, secret);
      const answers = await many(() => at.signIn(email, PASSWORD, code));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });

  test('opens one of several doors', async () => {
    await race('code, several doors', 1, async () => {
      const person = await withTwoFactor(app, await app.member());
      later(app, STEP);
      const code = codeOf(app, person.secret);
      const answers = await Promise.all([
        at.signIn(person.email, PASSWORD, code),
        account(app, person).changePassword('another good password', PASSWORD, code),
        account(app, person).renewCodes(code),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });
});

describe('a recovery code', () => {
  test('sent 30 times at the same moment signs in once', async () => {
    let person: Awaited<ReturnType<typeof withTwoFactor>> | undefined;
    await race('recovery code', 5, async (round) => {
      if (!person || round % person.recoveryCodes.length === 0) person = await withTwoFactor(app, await app.member());
      const { email, recoveryCodes } = person;
      later(app, 15 * MINUTE);
      const answers = await many(() => at.signIn(email, PASSWORD, recoveryCodes[round % recoveryCodes.length]));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });
});

describe('guessing', () => {
  test('30 passwords at the same moment gets no more of them looked at than one after another', async () => {
    await race('guesses', 3, async () => {
      const { email } = await app.member();
      const answers = await many((n) => at.signIn(email, `guess number ${n}`));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(GUESSES);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(AT_ONCE - GUESSES);
    });
  });

  test('nor on all ways together: as many for strangers, and as many for who is signed in', async () => {
    await race('guesses, several ways', 1, async () => {
      const person = await app.member();
      const here = account(app, await browserOf(app, person));
      const ways = [
        (guess: string) => at.signIn(person.email, guess),
        (guess: string) => here.changePassword('another good password', guess),
        (guess: string) => here.changeEmail('king@example.test', guess),
        (guess: string) => here.start(guess),
      ];
      const answers = await many((n) => ways[n % ways.length]!(`guess number ${n}`));
      const looked = (atTheDoor: boolean) => answers.filter(({ status }, n) => status === 401 && (n % ways.length === 0) === atTheDoor);
      expect([looked(true).length, looked(false).length]).toEqual([GUESSES, GUESSES]);
    });
  });

  test('30 codes at the same moment gets no more of them looked at', async () => {
    await race('guessed codes', 1, async () => {
      const { email } = await withTwoFactor(app, await app.member());
      later(app, STEP);
      const answers = await many((n) => at.signIn(email, PASSWORD, String(100_000 + n)));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(GUESSES);
    });
  });
});
