import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, Mailer } from './mailer.js';

export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;
  private readonly host: string;

  constructor(smtpUrl: string, publicUrl: string) {
    super();
    // A server that does not answer must not hold up what else follows from events.
    this.transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
    this.host = new URL(publicUrl).hostname;
  }

  async send({ id, to, subject, text }: Mail): Promise<void> {
    await this.transport.sendMail({
      from: { name: 'Plumb & Level', address: `no-reply@${this.host}` },
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${this.host}>`,
    });
  }
}
