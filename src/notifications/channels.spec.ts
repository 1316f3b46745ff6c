import { channelsFor } from './channels.js';

const ALL = { email: true, push: true, sms: true, marketing: true };
const NONE = { email: false, push: false, sms: false, marketing: false };

describe('a notice', () => {
  test.each([
    [ALL, ['email', 'push', 'sms']],
    [{ ...ALL, email: false }, ['push', 'sms']],
    [{ ...ALL, push: false }, ['email', 'sms']],
    [{ ...ALL, sms: false }, ['email', 'push']],
    [{ ...ALL, marketing: false }, ['email', 'push', 'sms']],
    [{ ...NONE, marketing: true }, []],
  ])('about the person’s own things comes by what is switched on: %j', (wanted, channels) =>
    expect(channelsFor('service', wanted)).toEqual(channels),
  );
  test.each([
    [ALL, ['email']],
    [{ ...ALL, marketing: false }, []],
    [{ ...ALL, email: false }, []],
    [NONE, []],
  ])('of news and offers is a mail, for who wants both: %j', (wanted, channels) =>
    expect(channelsFor('marketing', wanted)).toEqual(channels),
  );
});
