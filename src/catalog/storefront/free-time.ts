import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { When } from '../../platform/time/when.js';

/** Somebody who can be free: a provider, and the zone of their clocks. */
export interface Busy {
  readonly id: string;
  readonly timeZone: string;
}

/** By id of a provider, the minutes of the longest job that can be booked now to begin then; nothing for whoever has no time. */
export type LongestJobs = ReadonlyMap<string, number>;

/** Knows when providers are free; whoever keeps their schedules does. */
export interface KnowsFreeTime {
  longestJobs(when: When, providers: Iterable<Busy>): Promise<LongestJobs>;
}

/** Marks the provider of `KnowsFreeTime`. It is found wherever its module is: the catalog stands below it. */
export const TellsFreeTime = DiscoveryService.createDecorator<undefined>();

/** Whoever knows when providers are free. */
@Injectable()
export class FreeTime implements KnowsFreeTime {
  constructor(private readonly discovery: DiscoveryService) {}

  longestJobs(when: When, providers: Iterable<Busy>): Promise<LongestJobs> {
    const [teller] = this.discovery.getProviders({ metadataKey: TellsFreeTime.KEY });
    if (!teller) throw new Error('No module knows when providers are free.');
    return (teller.instance as KnowsFreeTime).longestJobs(when, providers);
  }
}
