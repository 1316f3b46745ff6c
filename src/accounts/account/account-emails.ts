import { Injectable } from '@nestjs/common';
import { fold, streamOf } from '../../platform/events/decider.js';
import { ERASED } from '../../platform/events/event.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Streams } from '../../platform/streams/streams.js';
import { Account } from './account.js';
import { EmailAddress } from './email-address.js';

const TELLING: readonly string[] = ['UserRegistered', 'EmailChanged'];

/** Which account has which address, as the streams tell it: exact at once, while a read table may be a moment behind. */
@Injectable()
export class AccountEmails {
  constructor(
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
  ) {}

  /**
   * The address of an account; `undefined` for an erased one.
   * @param before as it was before this event of the account
   */
  async of(userId: string, before = Infinity): Promise<string | undefined> {
    const { events } = await this.streams.read(streamOf(Account, userId));
    const telling = events.findLast(({ type, version }) => version < before && TELLING.includes(type));
    if (!telling) return undefined;
    const email = this.personalData.open(telling, await this.personalData.keysForEvents([telling]))?.['email'];
    return email && email !== ERASED ? email : undefined;
  }

  /** @param emailId keyed hash of the address */
  async ownerOf(emailId: string): Promise<string | null> {
    const { events } = await this.streams.read(streamOf(EmailAddress, emailId));
    return fold(EmailAddress, events).ownerId;
  }
}
