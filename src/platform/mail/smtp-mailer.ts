import { createTransport, type Transporter } from 'nodemailer';
import { Unavailable } from '../errors.js';
import { FewAtOnce } from '../few-at-once.js';
import { contentId } from './drawings/drawing-address.js';
import type { LetterDrawings } from './drawings/letter-drawings.js';
import { type Mail, Mailer, RecipientRefused } from './mailer.js';

const RETRY_AFTER_SECONDS = 60;
/** Mail servers refuse who comes with many connections. */
const CONNECTIONS = 5;
const CALENDAR_FILE = 'plumb-and-level-booking.ics';

export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;
  private readonly host: string;
  private readonly few = new FewAtOnce(CONNECTIONS, Infinity, () => new Error('There is always room'));

  constructor(
    smtpUrl: string,
    publicUrl: string,
    private readonly drawings: Pick<LetterDrawings, 'picture'>,
  ) {
    super();
    // A server that does not answer must not hold up what else follows from events.
    this.transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
    this.host = new URL(publicUrl).hostname;
  }

  async send({ id, to, subject, text, html, calendar, drawing = null }: Mail): Promise<void> {
    const picture = drawing === null ? null : await this.drawings.picture(drawing);
    try {
      const message = {
        from: { name: 'Plumb & Level', address: `no-reply@${this.host}` },
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: [
          ...(drawing !== null && picture ? [{ filename: 'drawing.png', content: picture, cid: contentId(drawing) }] : []),
          ...(calendar
            ? [{ filename: CALENDAR_FILE, content: calendar, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }]
            : []),
        ],
        messageId: `<${id}@${this.host}>`,
      };
      await this.few.do(() => this.transport.sendMail(message));
    } catch (error) {
      throw unsent(error);
    }
  }
}

/** Why a mail was not taken, by codes alone: the server's words name the address, and what is thrown ends in logs and tables. */
function unsent(error: unknown): Error {
  const { code = 'unknown', responseCode = 0, command = '' } = error as { code?: string; responseCode?: number; command?: string };
  const codes = `${code} ${responseCode || ''}`.trim();
  // Of the three things that a server judges, sender, recipient and content, only this one is the recipient's. 4xx may be different later.
  if (command === 'RCPT TO' && responseCode >= 500)
    return new RecipientRefused(`The mail server will never take mails for this recipient (${codes})`);
  return new Unavailable('identity/mail-away', `The mail server did not take the mail (${codes})`, RETRY_AFTER_SECONDS);
}
