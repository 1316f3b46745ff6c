import { Injectable } from '@nestjs/common';
import type { GrantedRole } from '../../accounts/index.js';
import { Config } from '../../platform/process/config.js';
import { Credentials } from '../credentials/credentials.js';
import { mustBeSafe } from './roles.decisions.js';

/** Whether somebody's secrets are good enough for a role. */
@Injectable()
export class StaffSecrets {
  constructor(
    private readonly credentials: Credentials,
    private readonly config: Config,
  ) {}

  /** @throws Rejected `identity/password-too-short`, `identity/two-factor-not-waived` */
  async mustBeGoodFor(role: GrantedRole, userId: string, twoFactorWaived = false): Promise<void> {
    const passwordTooShort = (await this.credentials.of(userId))?.strongEnoughForStaff === false;
    mustBeSafe({ role, twoFactorWaived, production: this.config.production, passwordTooShort });
  }
}
