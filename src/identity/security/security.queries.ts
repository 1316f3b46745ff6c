import { Injectable } from '@nestjs/common';
import { AccountEmails, isStaff, MailTokens, Standings } from '../../accounts/index.js';
import { Credentials } from '../credentials/credentials.js';
import { TwoFactorTable } from '../two-factor/two-factor-table.js';
import { AccountSecurityDto } from './security.dto.js';

@Injectable()
export class AccountSecurity {
  constructor(
    private readonly emails: AccountEmails,
    private readonly standings: Standings,
    private readonly mailTokens: MailTokens,
    private readonly credentials: Credentials,
    private readonly twoFactor: TwoFactorTable,
  ) {}

  async of(userId: string): Promise<AccountSecurityDto> {
    const { roles, emailVerified, twoFactor } = await this.standings.of(userId);
    return {
      email: (await this.emails.of(userId)) ?? '',
      emailVerified,
      pendingEmail: await this.pendingEmail(userId),
      twoFactor,
      twoFactorRequired: isStaff(roles),
      recoveryCodesLeft: twoFactor ? await this.twoFactor.recoveryCodesLeft(userId) : 0,
    };
  }

  private async pendingEmail(userId: string): Promise<string | null> {
    const waiting = await this.mailTokens.waiting('confirm-email', userId);
    return waiting && waiting.epoch === (await this.credentials.of(userId))?.epoch ? waiting.email : null;
  }
}
