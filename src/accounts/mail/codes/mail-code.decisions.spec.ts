import { mustBeMailedCode, mustBeUsedFirst, type TriedMail } from './mail-code.decisions.js';

const NINE = '2026-03-02T09:00:00.000Z';
const LAST_MOMENT = '2026-03-02T09:59:59.999Z';
const TEN = '2026-03-02T10:00:00.000Z';
const mail: TriedMail = { tries: 1, codeHash: 'right', createdAt: NINE, usedAt: null };
const refusal = expect.objectContaining({ code: 'identity/code-invalid', status: 409, message: expect.stringContaining('sign in') });

describe('the code of a mail', () => {
  test('is taken for an hour', () => expect(mustBeMailedCode(mail, 'right', LAST_MOMENT)).toBe(mail));
  test('is taken at the fifth try', () => expect(mustBeMailedCode({ ...mail, tries: 5 }, 'right', NINE).tries).toBe(5));

  test.each<[what: string, mail: TriedMail | undefined, given: string, now: string]>([
    ['a wrong one', mail, 'wrong', NINE],
    ['one that is older than an hour', mail, 'right', TEN],
    ['one that was used', { ...mail, usedAt: NINE }, 'right', NINE],
    ['the right one after five wrong ones', { ...mail, tries: 6 }, 'right', NINE],
    ['any, where the mail had none', { ...mail, codeHash: null }, '', NINE],
    ['any, where nothing was mailed', undefined, 'right', NINE],
  ])('%s is refused, all with the same words', (_what, tried, given, now) =>
    expect(() => mustBeMailedCode(tried, given, now)).toThrow(refusal),
  );

  test('of two at the same moment, the second is refused as well', () => {
    expect(() => mustBeUsedFirst(undefined)).toThrow(refusal);
    expect(() => mustBeUsedFirst({ userId: 'ada' })).not.toThrow();
  });
});
