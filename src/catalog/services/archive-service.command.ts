import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { businessOf, VendorOwner } from '../../vendor-onboarding/index.js';
import { archive, Service } from '../service.js';

/** The vendor deletes the service: it leaves every list for good; old bookings keep their title and price. */
export class ArchiveService extends Command<void> {
  constructor(
    readonly userId: string,
    readonly serviceId: string,
  ) {
    super();
  }
}

@CommandHandler(ArchiveService)
export class ArchiveServiceHandler implements ICommandHandler<ArchiveService> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, serviceId }: ArchiveService) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const vendorId = businessOf((await decision.load(VendorOwner, userId)).state);
      const service = await decision.load(Service, serviceId);
      decision.append(service, archive(service.state, { serviceId, vendorId, now }));
    });
  }
}
