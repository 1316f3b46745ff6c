import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { businessOf, VendorOwner } from '../../vendor-onboarding/index.js';
import { deactivate, Service } from '../service.js';

/** The service leaves the public lists; open bookings go on. */
export class DeactivateService extends Command<void> {
  constructor(
    readonly userId: string,
    readonly serviceId: string,
  ) {
    super();
  }
}

@CommandHandler(DeactivateService)
export class DeactivateServiceHandler implements ICommandHandler<DeactivateService> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, serviceId }: DeactivateService) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const vendorId = businessOf((await decision.load(VendorOwner, userId)).state);
      const service = await decision.load(Service, serviceId);
      decision.append(service, deactivate(service.state, { serviceId, vendorId, now }));
    });
  }
}
