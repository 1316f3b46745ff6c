import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { businessOf, VendorOwner } from '../../vendor-onboarding/index.js';
import { activate, Service } from '../service.js';

/** Customers see the service and can book it. */
export class ActivateService extends Command<void> {
  constructor(
    readonly userId: string,
    readonly serviceId: string,
  ) {
    super();
  }
}

@CommandHandler(ActivateService)
export class ActivateServiceHandler implements ICommandHandler<ActivateService> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, serviceId }: ActivateService) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const vendorId = businessOf((await decision.load(VendorOwner, userId)).state);
      const service = await decision.load(Service, serviceId);
      decision.append(service, activate(service.state, { serviceId, vendorId, now }));
    });
  }
}
