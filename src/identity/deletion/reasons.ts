import { Injectable } from '@nestjs/common';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/events/streams.js';
import { Account } from '../account/account.js';
import { PersonalRecordsOfAll } from '../personal-data/personal-records.js';
import { OtherAdmins } from './other-admin.js';

const LAST_ADMIN = 'You are the only administrator. Make somebody else one first.';

/** Why an account can not be deleted now. */
@Injectable()
export class ReasonsToStay {
  constructor(
    private readonly all: PersonalRecordsOfAll,
    private readonly streams: Streams,
    private readonly otherAdmins: OtherAdmins,
  ) {}

  /** @returns sentences for the person; and, for an admin who may go, who stays */
  async of(userId: string): Promise<{ reasons: string[]; successor?: string | undefined }> {
    const { roles } = fold(Account, (await this.streams.read(streamOf(Account, userId))).events);
    const reasons = await this.all.reasonsToStay(userId);
    if (!roles.includes('admin')) return { reasons };
    const successor = await this.otherAdmins.find(userId);
    return { reasons: successor ? reasons : [...reasons, LAST_ADMIN], successor };
  }
}
