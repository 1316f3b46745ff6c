import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { holdCategory } from '../../categories/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/streams/streams.js';
import { businessOf, VendorOwner } from '../../vendor-onboarding/index.js';
import type { ServiceOffer } from '../service.events.js';
import { createService, Service } from '../service.js';

/** A vendor offers a service. It can be prepared before the vendor is approved; customers see it after. Answers the service's id. */
export class CreateService extends Command<{ serviceId: string }> {
  constructor(
    /** The owner of the business. */
    readonly userId: string,
    readonly offer: ServiceOffer,
    readonly active = true,
  ) {
    super();
  }
}

@CommandHandler(CreateService)
export class CreateServiceHandler implements ICommandHandler<CreateService> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, offer, active }: CreateService) {
    const serviceId = newIdFor('service');
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const vendorId = businessOf((await decision.load(VendorOwner, userId)).state);
      await holdCategory(decision, offer.categoryId);
      const service = await decision.load(Service, serviceId);
      decision.append(service, createService(service.state, { serviceId, vendorId, offer, active, now }));
    });
    return { serviceId };
  }
}
