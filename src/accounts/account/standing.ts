import { Injectable } from '@nestjs/common';
import { type Decider, fold, streamOf } from '../../platform/events/decider.js';
import type { Position } from '../../platform/events/recorded.js';
import { Streams } from '../../platform/streams/streams.js';
import type { AccountEvent } from '../account.events.js';
import { isStaff, type Role, rolesFrom } from '../role.js';
import { isOpen } from './account.js';

/** What a signed-in person may do, as the account's stream says it: exact at once, while a read table may be a moment behind. */
export interface Standing {
  readonly registered: boolean;
  readonly erased: boolean;
  /** By an administrator. */
  readonly deactivated: boolean;
  readonly granted: readonly Role[];
  readonly emailVerified: boolean;
  readonly twoFactor: boolean;
  /** Admin or auditor without a second factor, which only demo data may be. */
  readonly twoFactorWaived: boolean;
  /** Raised by every change; an access token carries it. */
  readonly version: number;
  /** Version of the last change that took something away: tokens from before it are worth nothing. */
  readonly lostAt: number;
}

const Standing: Decider<Standing, AccountEvent> = {
  category: 'user',
  initial: {
    registered: false,
    erased: false,
    deactivated: false,
    granted: [],
    emailVerified: false,
    twoFactor: false,
    twoFactorWaived: false,
    version: 0,
    lostAt: 0,
  },
  evolve: {
    UserRegistered: (standing) => ({ ...standing, registered: true }),
    EmailVerified: (standing) => changed({ ...standing, emailVerified: true }),
    RoleGrantedV2: (standing, { role, twoFactorWaived = standing.twoFactorWaived }) =>
      changed({ ...standing, granted: [...standing.granted, role], twoFactorWaived }),
    RoleRevokedV2: (standing, { role }) => lost({ ...standing, granted: standing.granted.filter((held) => held !== role) }),
    // Whoever was signed in by the old secret signs in again.
    PasswordChanged: lost,
    TwoFactorEnabled: (standing) => lost({ ...standing, twoFactor: true }),
    TwoFactorDisabled: (standing) => lost({ ...standing, twoFactor: false }),
    SessionsEnded: lost,
    PersonalDataErased: (standing) => lost({ ...standing, granted: [], erased: true }),
    AccountDeactivated: (standing) => lost({ ...standing, deactivated: true }),
    AccountReactivated: (standing) => changed({ ...standing, deactivated: false }),
    ProfileUpdated: same,
    ProfilePhotoChanged: same,
    SettingsChanged: same,
    EmailChanged: same,
    RecoveryCodeUsed: same,
    RecoveryCodesRenewed: same,
    PersonalFileOpened: same,
    DeletionRequested: same,
    DeletionRefused: same,
  },
};

function same(standing: Standing): Standing {
  return standing;
}

function changed(standing: Standing): Standing {
  return { ...standing, version: standing.version + 1 };
}

function lost(standing: Standing): Standing {
  return { ...standing, version: standing.version + 1, lostAt: standing.version + 1 };
}

export interface KnownStanding {
  /** Whether somebody can use the account. */
  readonly open: boolean;
  /** By an administrator. */
  readonly deactivated: boolean;
  readonly roles: readonly Role[];
  readonly emailVerified: boolean;
  readonly twoFactor: boolean;
  /** An admin or auditor who must set a second factor up before anything else. */
  readonly twoFactorMissing: boolean;
  readonly version: number;
  readonly lostAt: number;
  /** How far the account's history had come. */
  readonly position: Position;
}

@Injectable()
export class Standings {
  constructor(private readonly streams: Streams) {}

  async of(userId: string): Promise<KnownStanding> {
    const { events, position } = await this.streams.read(streamOf(Standing, userId));
    const standing = fold(Standing, events);
    const { deactivated, emailVerified, twoFactor, twoFactorWaived, version, lostAt } = standing;
    const roles = rolesFrom(standing.granted);
    const twoFactorMissing = isStaff(roles) && !twoFactor && !twoFactorWaived;
    const open = isOpen(standing) && !deactivated;
    return { open, deactivated, roles, emailVerified, twoFactor, twoFactorMissing, version, lostAt, position };
  }
}
