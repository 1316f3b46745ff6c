import { Injectable } from '@nestjs/common';
import type { Letter } from '../../platform/mail/letter.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { writeLetter } from '../../platform/mail/write-letter.js';
import { Config } from '../../platform/process/config.js';
import type { Role } from '../role.js';
import { ROLE_CONSEQUENCES, ROLE_WORDS, type RoleChange } from './role-words.js';
import { SAFETY_NOTICES, type SafetyNotice } from './safety-notices.js';

/** Whom a mail goes to, and what caused it. */
interface Posted {
  readonly id: string;
  readonly userId: string;
  readonly to: string;
}

/** The mails about an account. Their links begin with the configured address, never with what a request says. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** @param code six digits, for whoever stays where they are */
  async verification({
    token,
    returnTo,
    code,
    ...posted
  }: Posted & { token: string; returnTo: string | null; code: string }): Promise<void> {
    const query = new URLSearchParams({ verify: token, ...(returnTo && { returnTo }) });
    await this.post(posted, {
      subject: 'Confirm your email for Plumb & Level',
      heading: 'Welcome to Plumb & Level!',
      paragraphs: [
        'Please confirm your email address: that completes your registration.',
        'Type this code on the page where you signed up, or follow the link.',
      ],
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
      button: { label: 'Confirm your email', path: `/auth?${query.toString()}` },
      footnote:
        'The code works for one hour, the link for 24, and whichever you take works once. If you did not sign up, there is nothing you need to do: until one of them is used, nobody can book in your name.',
    });
  }

  async addressTaken(posted: Posted): Promise<void> {
    await this.post(posted, {
      subject: 'You already have an account at Plumb & Level',
      paragraphs: [
        'Somebody, probably you, has just tried to use this address for an account at Plumb & Level.',
        'There is an account with it already. Sign in, or choose a new password if you do not know the one it has.',
      ],
      button: { label: 'Sign in', path: '/auth' },
      footnote: 'If it was not you, there is nothing you need to do: nothing about your account has changed.',
    });
  }

  async recovery({ token, ...posted }: Posted & { token: string }): Promise<void> {
    await this.post(posted, {
      subject: 'Choose a new password for Plumb & Level',
      heading: 'Choose a new password',
      paragraphs: ['Somebody, probably you, has asked for a new password at Plumb & Level.'],
      button: { label: 'Choose a new password', path: `/auth?${new URLSearchParams({ recover: token }).toString()}` },
      footnote:
        'The link works once, within 10 minutes. If you did not ask for it, there is nothing you need to do: your password stays as it is.',
    });
  }

  async confirmEmail({ token, ...posted }: Posted & { token: string }): Promise<void> {
    await this.post(posted, {
      subject: 'Confirm your new email for Plumb & Level',
      heading: 'Confirm your new email',
      paragraphs: [
        'This is to be the new email address of an account at Plumb & Level.',
        'Please confirm it. From then on you sign in with this address.',
      ],
      button: { label: 'Confirm your new email', path: `/auth?${new URLSearchParams({ confirm: token }).toString()}` },
      footnote:
        'The link works once, within 24 hours. If you did not ask for it, there is nothing you need to do: without it, nothing changes.',
    });
  }

  /** Who is shut out reads why, and where to ask. */
  async deactivation({ reason, ...posted }: Posted & { reason: string }): Promise<void> {
    await this.post(posted, {
      subject: 'Your account has been deactivated',
      paragraphs: [
        'We have deactivated your account at Plumb & Level: you are signed out, and can’t sign in any more.',
        'Open bookings that have not begun are cancelled, and nobody pays for them.',
        `Why: ${reason}`,
      ],
      button: { label: 'Write to us', path: '/contact' },
      footnote: 'If you think that this is a mistake, please tell us.',
    });
  }

  /** Who is given a role, or loses it, reads why. */
  async roleChange(what: RoleChange, { role, reason, ...posted }: Posted & { role: Role; reason: string | null }): Promise<void> {
    if (role === 'user') return;
    const given = what === 'given';
    await this.post(posted, {
      subject: given ? `You are now ${ROLE_WORDS[role]}` : `You are no longer ${ROLE_WORDS[role]}`,
      paragraphs: [
        given
          ? `We have made you ${ROLE_WORDS[role]} at Plumb & Level.`
          : `From now on you are no longer ${ROLE_WORDS[role]} at Plumb & Level.`,
        ROLE_CONSEQUENCES[what][role],
        ...(reason ? [`Why: ${reason}`] : []),
      ],
      button: given ? { label: 'Open Plumb & Level', path: '/auth' } : { label: 'Write to us', path: '/contact' },
      footnote: 'If you think that this is a mistake, please tell us.',
    });
  }

  /** Tells of a change that the person should know about, whoever made it. */
  async safetyNotice({ notice, ...posted }: Posted & { notice: SafetyNotice }): Promise<void> {
    const { subject, happened, otherwise } = SAFETY_NOTICES[notice];
    await this.post(posted, { subject, paragraphs: [happened, otherwise], button: { label: 'Open Plumb & Level', path: '/auth' } });
  }

  private post(posted: Posted, letter: Letter): Promise<void> {
    return this.mailer.send({ ...posted, ...writeLetter(letter, this.config.publicUrl) });
  }
}
