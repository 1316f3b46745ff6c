import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Service, type ServiceOffer } from '../../catalog/index.js';
import { holdCategory } from '../../categories/index.js';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/streams/streams.js';
import { Vendor } from '../../vendor-onboarding/index.js';
import { createServiceFor } from './service-changes.decisions.js';

/** An administrator offers a service for a provider, whose it is from then on. Answers the service's id. */
export class CreateManagedService extends Command<{ serviceId: string }> {
  constructor(
    readonly adminId: string,
    readonly vendorId: string,
    readonly offer: ServiceOffer,
    readonly active = true,
  ) {
    super();
  }
}

@CommandHandler(CreateManagedService)
export class CreateManagedServiceHandler implements ICommandHandler<CreateManagedService> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  /** The provider is held on to: another administrator may be about to deactivate them. */
  async execute({ adminId, vendorId, offer, active }: CreateManagedService) {
    const serviceId = newIdFor('service');
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      await mustStay(decision, adminId, now);
      const vendor = await decision.load(Vendor, vendorId);
      const service = await decision.load(Service, serviceId);
      const events = createServiceFor(vendor.state, service.state, { serviceId, vendorId, offer, active, now });
      await holdCategory(decision, offer.categoryId);
      decision.append(service, events);
      decision.guard(vendor);
    });
    return { serviceId };
  }
}
