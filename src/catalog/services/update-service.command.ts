import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { holdCategory } from '../../categories/index.js';
import { Clock } from '../../platform/clock.js';
import { mustBeAsSeen } from '../../platform/events/as-seen.js';
import { Streams } from '../../platform/streams/streams.js';
import { businessOf, VendorOwner } from '../../vendor-onboarding/index.js';
import type { ServiceOffer } from '../service.events.js';
import { Service, updateService } from '../service.js';

/** What is not mentioned stays as it is. */
export class UpdateService extends Command<void> {
  constructor(
    readonly userId: string,
    readonly serviceId: string,
    readonly changes: Partial<ServiceOffer>,
    /** Which revision of it was seen. */
    readonly seen?: number,
  ) {
    super();
  }
}

@CommandHandler(UpdateService)
export class UpdateServiceHandler implements ICommandHandler<UpdateService> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, serviceId, changes, seen }: UpdateService) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const vendorId = businessOf((await decision.load(VendorOwner, userId)).state);
      const service = await decision.load(Service, serviceId);
      const events = updateService(service.state, { serviceId, vendorId, changes, now });
      mustBeAsSeen(service.expected, seen);
      await holdCategory(decision, changes.categoryId, service.state.offer.categoryId);
      decision.append(service, events);
    });
  }
}
