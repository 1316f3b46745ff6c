import { Injectable } from '@nestjs/common';
import { type Decider, fold, streamOf } from '../../platform/events/decider.js';
import type { Position } from '../../platform/events/recorded.js';
import { Streams } from '../../platform/events/streams.js';
import { isOpen } from '../account.js';
import type { AccountEvent } from '../identity.events.js';
import { type Role, rolesFrom } from '../role.js';

/** What a signed-in person may do, as the account's stream says it: exact at once, while a read table may be a moment behind. */
export interface Standing {
  readonly registered: boolean;
  readonly erased: boolean;
  readonly granted: readonly Role[];
  readonly emailVerified: boolean;
  /** Raised by every change; an access token carries it. */
  readonly version: number;
  /** Version of the last change that took something away: tokens from before it are worth nothing. */
  readonly lostAt: number;
}

const Standing: Decider<Standing, AccountEvent> = {
  category: 'user',
  initial: { registered: false, erased: false, granted: [], emailVerified: false, version: 0, lostAt: 0 },
  evolve: {
    UserRegistered: (standing) => ({ ...standing, registered: true }),
    EmailVerified: (standing) => changed({ ...standing, emailVerified: true }),
    RoleGranted: (standing, { role }) => changed({ ...standing, granted: [...standing.granted, role] }),
    RoleRevoked: (standing, { role }) => lost({ ...standing, granted: standing.granted.filter((held) => held !== role) }),
    ProfileUpdated: (standing) => standing,
    PersonalDataErased: (standing) => lost({ ...standing, granted: [], erased: true }),
  },
};

const changed = (standing: Standing): Standing => ({ ...standing, version: standing.version + 1 });
const lost = (standing: Standing): Standing => ({ ...standing, version: standing.version + 1, lostAt: standing.version + 1 });

export interface KnownStanding {
  readonly open: boolean;
  readonly roles: readonly Role[];
  readonly emailVerified: boolean;
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
    const { emailVerified, version, lostAt } = standing;
    return { open: isOpen(standing), roles: rolesFrom(standing.granted), emailVerified, version, lostAt, position };
  }
}
