import { mustBeAnother, mustNotFlood } from './change-email.decisions.js';

describe('changing the address', () => {
  test('needs another one', () => {
    expect(() => mustBeAnother('ada@new.test', 'ada@old.test')).not.toThrow();
    expect(() => mustBeAnother('ada@new.test', undefined)).not.toThrow();
    expect(() => mustBeAnother('ada@old.test', 'ada@old.test')).toThrow(
      expect.objectContaining({ code: 'identity/same-email', status: 409 }),
    );
  });

  test('sends five mails an hour at most', () => {
    expect(() => mustNotFlood(4)).not.toThrow();
    expect(() => mustNotFlood(5)).toThrow(
      expect.objectContaining({ code: 'identity/too-many-mails', status: 429, retryAfterSeconds: 3600 }),
    );
  });
});
