import { Injectable } from '@nestjs/common';
import { Mailer } from '../../platform/mail/mailer.js';
import { Config } from '../../platform/process/config.js';
import { SAFETY_NOTICES, type SafetyNotice } from './safety-notices.js';

/** The mails about an account. Their links begin with the configured address, never with what a request says. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** @param id of what caused the mail */
  async verification(mail: { id: string; userId: string; to: string; token: string; returnTo: string | null }): Promise<void> {
    const query = new URLSearchParams({ verify: mail.token, ...(mail.returnTo && { returnTo: mail.returnTo }) });
    await this.mailer.send({
      id: mail.id,
      userId: mail.userId,
      to: mail.to,
      subject: 'Confirm your email for Plumb & Level',
      text: [
        'Welcome to Plumb & Level!',
        'Open this link to confirm your email address and complete your registration:',
        `${this.config.publicUrl}/auth?${query.toString()}`,
        'The link works once, within 24 hours. If you did not sign up, there is nothing you need to do: without it, nobody can book in your name.',
      ].join('\n\n'),
    });
  }

  async addressTaken(mail: { id: string; userId: string; to: string }): Promise<void> {
    await this.mailer.send({
      id: mail.id,
      userId: mail.userId,
      to: mail.to,
      subject: 'You already have an account at Plumb & Level',
      text: [
        'Somebody, probably you, has just tried to use this address for an account at Plumb & Level.',
        'There is an account with it already. Sign in here, or choose a new password if you do not know the one it has:',
        `${this.config.publicUrl}/auth`,
        'If it was not you, there is nothing you need to do: nothing about your account has changed.',
      ].join('\n\n'),
    });
  }

  async recovery(mail: { id: string; userId: string; to: string; token: string }): Promise<void> {
    await this.mailer.send({
      id: mail.id,
      userId: mail.userId,
      to: mail.to,
      subject: 'Choose a new password for Plumb & Level',
      text: [
        'Somebody, probably you, has asked for a new password at Plumb & Level.',
        'Open this link to choose one:',
        `${this.config.publicUrl}/auth?${new URLSearchParams({ recover: mail.token }).toString()}`,
        'The link works once, within 10 minutes. If you did not ask for it, there is nothing you need to do: your password stays as it is.',
      ].join('\n\n'),
    });
  }

  async confirmEmail(mail: { id: string; userId: string; to: string; token: string }): Promise<void> {
    await this.mailer.send({
      id: mail.id,
      userId: mail.userId,
      to: mail.to,
      subject: 'Confirm your new email for Plumb & Level',
      text: [
        'This is to be the new email address of an account at Plumb & Level.',
        'Open this link to confirm it. From then on you sign in with this address:',
        `${this.config.publicUrl}/auth?${new URLSearchParams({ confirm: mail.token }).toString()}`,
        'The link works once, within 24 hours. If you did not ask for it, there is nothing you need to do: without it, nothing changes.',
      ].join('\n\n'),
    });
  }

  /** Tells of a change that the person should know about, whoever made it. */
  async safetyNotice({ notice, ...mail }: { id: string; userId: string; to: string; notice: SafetyNotice }): Promise<void> {
    const { subject, happened, otherwise } = SAFETY_NOTICES[notice];
    await this.mailer.send({ ...mail, subject, text: [happened, otherwise, `${this.config.publicUrl}/auth`].join('\n\n') });
  }
}
