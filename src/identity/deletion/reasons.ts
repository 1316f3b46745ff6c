import { Injectable } from '@nestjs/common';
import { Account } from '../../accounts/index.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/streams/streams.js';
import { PersonalRecordsOfAll } from '../personal-data/personal-records.js';
import type { Ties } from './deletion.decisions.js';
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

  async of(userId: string): Promise<Ties> {
    const { roles } = fold(Account, (await this.streams.read(streamOf(Account, userId))).events);
    const reasons = await this.all.reasonsToStay(userId);
    if (!roles.includes('admin')) return { reasons };
    const successor = await this.otherAdmins.find(userId);
    return { reasons: successor ? reasons : [...reasons, LAST_ADMIN], successor };
  }
}
