import { Injectable } from '@nestjs/common';
import type { AccountEvent } from '../../accounts/account.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { ignore } from '../../platform/tables/projection.js';
import { LiveSessions } from './live-sessions.js';
import { Sessions } from './sessions.js';

/** Sessions follow what their person may do: who gains a right has it with the next request, who loses one signs in again. */
@Reacts()
@Injectable()
export class FollowRights {
  constructor(
    private readonly sessions: Sessions,
    private readonly liveSessions: LiveSessions,
  ) {}

  readonly reaction = reaction<AccountEvent>('identity.follow-rights', {
    EmailVerified: async ({ userId }) => this.liveSessions.forgetAllOf(userId),
    RoleGrantedV2: async ({ userId }) => this.liveSessions.forgetAllOf(userId),
    RoleRevokedV2: ({ userId, revokedAt }) => this.sessions.endAllOf(userId, revokedAt),
    AccountDeactivated: ({ userId, deactivatedAt }) => this.sessions.endAllOf(userId, deactivatedAt),
    SessionsEnded: ({ userId, endedAt }) => this.sessions.endAllOf(userId, endedAt),
    AccountReactivated: async ({ userId }) => this.liveSessions.forgetAllOf(userId),
    // The sessions are over already, with the credential or its epoch: they need only be forgotten.
    PersonalDataErased: async ({ userId }) => this.liveSessions.forgetAllOf(userId),
    PasswordChanged: async ({ userId }) => this.liveSessions.forgetAllOf(userId),
    TwoFactorEnabled: async ({ userId }) => this.liveSessions.forgetAllOf(userId),
    TwoFactorDisabled: async ({ userId }) => this.liveSessions.forgetAllOf(userId),
    UserRegistered: ignore,
    ProfileUpdated: ignore,
    ProfilePhotoChanged: ignore,
    SettingsChanged: ignore,
    EmailChanged: ignore,
    RecoveryCodeUsed: ignore,
    RecoveryCodesRenewed: ignore,
    PersonalFileOpened: ignore,
    DeletionRequested: ignore,
    DeletionRefused: ignore,
  });
}
