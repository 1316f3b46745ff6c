import { Injectable } from '@nestjs/common';
import { AccountSettings, type Settings } from '../accounts/index.js';
import { fold, streamOf } from '../platform/events/decider.js';
import { ERASED } from '../platform/events/event.js';
import type { Recorded } from '../platform/events/recorded.js';
import { Streams } from '../platform/events/streams.js';
import { PersonalData } from '../platform/personal-data/personal-data.js';

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
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
  ) {}

  /** Nobody for who is erased, or has not confirmed that the address is theirs. */
  async of(userId: string): Promise<Contact | undefined> {
    const { events } = await this.streams.read(streamOf(AccountSettings, userId));
    const { registered, emailVerified, erased, settings } = fold(AccountSettings, events);
    if (!registered || !emailVerified || erased) return undefined;
    const email = await this.latest(events, 'email', ['UserRegistered', 'EmailChanged']);
    return email ? { email, phone: await this.latest(events, 'phone', ['ProfileUpdated']), settings } : undefined;
  }

  /** A personal field as the last of these events tells it. */
  private async latest(events: readonly Recorded[], field: string, types: readonly string[]): Promise<string | null> {
    const last = events.findLast(({ type }) => types.includes(type));
    const text = last && this.personalData.open(last, await this.personalData.keysForEvents([last]))?.[field];
    return text && text !== ERASED ? text : null;
  }
}
