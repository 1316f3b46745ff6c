import { linksIn, MAILBOX_POLICY, mailboxPage } from './mailbox-page.js';

const mail = (text: string, html: string | null = null, calendar: string | null = null) => ({
  id: '1',
  to: '<b>@example.test',
  subject: 'Hello & welcome',
  text,
  html,
  calendar,
  keptAt: '2026-03-02T09:00:00.000Z',
});
const HERE = 'http://localhost:3000';

describe('the page of kept mails', () => {
  test('makes links of our own addresses only', () => {
    const text = `Open ${HERE}/auth?verify=a&returnTo=%2F\n\nnot http://localhost:30001/ or https://evil.test/`;
    const page = mailboxPage([mail(text)], '', HERE);
    expect(page.match(/<a [^>]*>/g)).toEqual([`<a href="${HERE}/auth?verify=a&amp;returnTo=%2F">`]);
    expect(linksIn(text, HERE)).toEqual([`${HERE}/auth?verify=a&returnTo=%2F`]);
  });
  test('shows text as text', () => {
    const page = mailboxPage([mail('<script>alert("1")</script>')], '', HERE);
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain('To &lt;b&gt;@example.test');
  });
  test('shows the page of a mail in a frame in which nothing runs, and its calendar file as a download', () => {
    const page = mailboxPage(
      [mail('Hello', '<p title="a">"Hello" &amp; welcome</p><script>1</script>', 'BEGIN:VCALENDAR "\r\n')],
      '',
      HERE,
    );
    expect(page).toContain('<iframe title="Hello &amp; welcome" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;p');
    expect(page).toContain('&quot;Hello&quot; &amp;amp; welcome');
    expect(page).not.toContain('<script');
    expect(page).toContain('href="data:text/calendar;charset=utf-8,BEGIN%3AVCALENDAR%20%22%0D%0A"');
    expect(MAILBOX_POLICY).not.toMatch(/script-src|'unsafe-inline'/);
  });
  test('says so when there is none', () => expect(mailboxPage([], '', HERE)).toContain('No mail yet'));
  test('says what was looked for, as text, and leads back to all', () => {
    const page = mailboxPage([], '"><b>', HERE);
    expect(page).toContain('Nothing has gone to an address with “&quot;&gt;&lt;b&gt;” in it.');
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(page).toContain('<a href="/dev/mailbox">Show all</a>');
    expect(mailboxPage([], '', HERE)).not.toContain('Show all');
  });
});
