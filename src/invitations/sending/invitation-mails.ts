import { Injectable } from '@nestjs/common';
import type { GrantedRole } from '../../accounts/index.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { writeLetter } from '../../platform/mail/write-letter.js';
import { Config } from '../../platform/process/config.js';

interface Invited {
  /** Of the mail. */
  readonly id: string;
  /** With whose data it is erased, where it is kept. */
  readonly userId: string;
  readonly to: string;
  readonly fullName: string;
  readonly roles: readonly GrantedRole[];
  readonly token: string;
}

const AS: Record<GrantedRole, string> = { admin: 'an administrator', auditor: 'an auditor', vendor: 'a business owner' };
const SECOND_FACTOR = 'Before anything else you will be asked to set up two-factor sign-in with an authenticator app.';

/** The mail by which somebody is asked to come. */
@Injectable()
export class InvitationMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async invitation({ fullName, roles, token, ...posted }: Invited): Promise<void> {
    const as = roles.map((role) => AS[role]).join(' and ');
    const letter = {
      subject: 'You are invited to Plumb & Level',
      paragraphs: [
        `${fullName}, we invite you to Plumb & Level${as ? ` as ${as}` : ''}.`,
        'Choose a password, and your account is ready: this address is then confirmed, too.',
        ...(roles.includes('admin') || roles.includes('auditor') ? [SECOND_FACTOR] : []),
      ],
      button: { label: 'Accept the invitation', path: `/auth?${new URLSearchParams({ invitation: token }).toString()}` },
      footnote:
        'The link works once, within 7 days. If you did not expect it, there is nothing you need to do: without it there is no account.',
    };
    await this.mailer.send({ ...posted, ...writeLetter(letter, this.config.publicUrl) });
  }
}
