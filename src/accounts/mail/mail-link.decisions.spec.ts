import { mustBeValid } from './mail-link.decisions.js';

describe('a link of a mail', () => {
  test('that is valid is followed', () => expect(() => mustBeValid('verify-email', { userId: 'ada' })).not.toThrow());

  test('that is not is refused with what can be done instead', () => {
    const refusal = { code: 'identity/link-invalid', status: 409 };
    for (const wrong of [undefined, false])
      expect(() => mustBeValid('recover-password', wrong)).toThrow(
        expect.objectContaining({ ...refusal, message: expect.stringContaining('10 minutes') }),
      );
    expect(() => mustBeValid('confirm-email', false)).toThrow(
      expect.objectContaining({ ...refusal, message: expect.stringContaining('24 hours') }),
    );
  });
});
