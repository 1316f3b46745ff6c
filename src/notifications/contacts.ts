import { Injectable } from '@nestjs/common';
import { AccountSettings, type Settings } from '../accounts/index.js';
import { fold, streamOf } from '../platform/events/decider.js';
import { ERASED } from '../platform/events/event.js';
import type { Recorded } from '../platform/events/recorded.js';
import { PersonalData } from '../platform/personal-data/personal-data.js';
import { StreamReads } from '../platform/together/stream-reads.js';

/** How a person can be reached, and what they want to hear. */
export interface Contact {
  readonly email: string;
  /** As the profile tells it. */
  readonly phone: string | null;
  readonly settings: Settings;
}

/** Asks the account's stream: exact at once, where a read table may be a moment behind. */
@Injectable()
export class Contacts {
  constructor(
    private readonly streams: StreamReads,
    private readonly personalData: PersonalData,
  ) {}

  /** Nobody for who is erased, or has not confirmed that the address is theirs. */
  async of(userId: string): Promise<Contact | undefined> {
    const { events } = await this.streams.read(streamOf(AccountSettings, userId));
    const { registered, emailVerified, erased, settings } = fold(AccountSettings, events);
    if (!registered || !emailVerified || erased) return undefined;
    const named = lastOf(events, ['UserRegistered', 'EmailChanged']);
    const described = lastOf(events, ['ProfileUpdated']);
    const keys = await this.personalData.keysForEvents([named, described].filter((event) => event !== undefined));
    const told = (event: Recorded | undefined, field: string): string | null => {
      const text = event && this.personalData.open(event, keys)?.[field];
      return text && text !== ERASED ? text : null;
    };
    const email = told(named, 'email');
    return email ? { email, phone: told(described, 'phone'), settings } : undefined;
  }
}

const lastOf = (events: readonly Recorded[], types: readonly string[]): Recorded | undefined =>
  events.findLast(({ type }) => types.includes(type));
