import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** Whether a business has work that is not over; whoever keeps work knows. */
export interface KnowsOpenWork {
  hasOpenWork(vendorId: string): Promise<boolean>;
}

/** Marks a provider of `KnowsOpenWork`. It is found wherever its module is: modules below it do not know it. */
export const TellsOpenWork = DiscoveryService.createDecorator<undefined>();

/** Everybody who keeps work. */
@Injectable()
export class OpenWork {
  constructor(private readonly discovery: DiscoveryService) {}

  async of(vendorId: string): Promise<boolean> {
    const told = this.discovery.getProviders({ metadataKey: TellsOpenWork.KEY }).map(({ instance }) => instance as KnowsOpenWork);
    return (await Promise.all(told.map((each) => each.hasOpenWork(vendorId)))).some(Boolean);
  }
}
