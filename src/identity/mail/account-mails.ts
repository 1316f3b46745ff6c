import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { Mailer } from './mailer.js';

/** The mails about an account. Their links begin with the configured address, never with what a request says. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** @param id of what caused the mail */
  async verification(mail: { id: string; to: string; token: string; returnTo: string | null }): Promise<void> {
    const query = new URLSearchParams({ verify: mail.token, ...(mail.returnTo && { returnTo: mail.returnTo }) });
    await this.mailer.send({
      id: mail.id,
      to: mail.to,
      subject: 'Confirm your email for Plumb & Level',
      text: [
        'Welcome to Plumb & Level!',
        'Open this link to confirm your email address and complete your registration:',
        `${this.config.publicUrl}/auth?${query}`,
        'The link works once, within 24 hours. If you did not sign up, there is nothing you need to do: without it, nobody can book in your name.',
      ].join('\n\n'),
    });
  }

  async addressTaken(mail: { id: string; to: string }): Promise<void> {
    await this.mailer.send({
      id: mail.id,
      to: mail.to,
      subject: 'You already have an account at Plumb & Level',
      text: [
        'Somebody, probably you, has just tried to sign up at Plumb & Level with this address.',
        'You already have an account. Sign in here:',
        `${this.config.publicUrl}/auth`,
        'If it was not you, there is nothing you need to do: nothing about your account has changed.',
      ].join('\n\n'),
    });
  }
}
