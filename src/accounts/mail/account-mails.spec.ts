import { testConfig } from '../../../test/support/config.js';
import { newId } from '../../platform/ids.js';
import { type Mail, Mailer } from '../../platform/mail/mailer.js';
import { AccountMails } from './account-mails.js';

class Posted extends Mailer {
  readonly mails: Mail[] = [];
  override async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
  }
}

describe('the mail that asks to confirm an address', () => {
  test('shows the code and the link, in words and as a page, and how long each works', async () => {
    const posted = new Posted();
    const to = { id: newId(), userId: newId(), to: 'ada@example.test' };
    await new AccountMails(posted, testConfig()).verification({ ...to, token: 'a-token', returnTo: '/book/42', code: '012345' });
    const [{ text, html }] = posted.mails as [Mail];
    expect(text).toMatch(/^012 345$/m);
    expect(text).toMatch(/^http:\/\/localhost:3000\/auth\?verify=a-token&returnTo=%2Fbook%2F42$/m);
    expect(html).toContain('>012 345</p>');
    for (const part of [text, html]) {
      expect(part).toContain('Type this code on the page where you signed up, or follow the link.');
      expect(part).toContain('The code works for one hour, the link for 24');
    }
  });
});
