import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** What a module holds on people. It gives it out, and says what must be settled before somebody can leave. */
export interface PersonalRecords {
  /** Name of its part of a person's file, such as `bookings`. */
  readonly part: string;

  /** Names of fields that prove identity, or say where money goes: masked wherever they stand, until the person has proven who they are. */
  readonly secrets?: readonly string[];

  /** What is held on the person now, as plain JSON; nobody else's personal data are in it. */
  recordsOf(userId: string): Promise<unknown>;

  /** Names of all streams that are about the person. */
  streamsOf(userId: string): Promise<readonly string[]>;

  /** Sentences for the person: why their account can not be deleted now. */
  reasonsToStay?(userId: string): Promise<readonly string[]>;
}

/** Marks a provider of `PersonalRecords`. It is found wherever its module is, as reactions are: `@HoldsPersonalRecords() class BookingRecords implements …` */
export const HoldsPersonalRecords = DiscoveryService.createDecorator<undefined>();

/** Everybody who holds something on people. */
@Injectable()
export class PersonalRecordsOfAll {
  constructor(private readonly discovery: DiscoveryService) {}

  get holders(): readonly PersonalRecords[] {
    return this.discovery.getProviders({ metadataKey: HoldsPersonalRecords.KEY }).map(({ instance }) => instance as PersonalRecords);
  }

  async reasonsToStay(userId: string): Promise<string[]> {
    const reasons = await Promise.all(this.holders.map(async (holder) => (await holder.reasonsToStay?.(userId)) ?? []));
    return reasons.flat();
  }
}
