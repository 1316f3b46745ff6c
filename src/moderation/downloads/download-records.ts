import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { streamOf } from '../../platform/events/decider.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Streams } from '../../platform/streams/streams.js';
import { ListDownloads } from './list-downloads.js';

/** Which lists somebody has taken along as an administrator, and whom they looked for. */
@HoldsPersonalRecords()
@Injectable()
export class DownloadRecords implements PersonalRecords {
  readonly part = 'listDownloads';

  constructor(
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
  ) {}

  async recordsOf(userId: string): Promise<unknown[]> {
    const { events } = await this.streams.read(streamOf(ListDownloads, userId));
    const keys = await this.personalData.keysForEvents(events);
    return events.map((event) => ({ ...event.data, ...this.personalData.open(event, keys) }));
  }

  streamsOf(userId: string): Promise<readonly string[]> {
    return Promise.resolve([streamOf(ListDownloads, userId)]);
  }
}
