import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Service } from '../../../catalog/index.js';
import { mustStay } from '../../../identity/index.js';
import { Clock } from '../../../platform/clock.js';
import { Streams } from '../../../platform/streams/streams.js';
import { deleteService } from './service-deletion.decisions.js';

/** An administrator deletes a provider's service: it leaves every list for good; bookings keep their title and price. */
export class DeleteManagedService extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly serviceId: string,
    readonly reason: string,
    /** Which revision of it was seen. */
    readonly seen?: number,
  ) {
    super();
  }
}

@CommandHandler(DeleteManagedService)
export class DeleteManagedServiceHandler implements ICommandHandler<DeleteManagedService> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, serviceId, reason, seen }: DeleteManagedService) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      await mustStay(decision, adminId, now);
      const service = await decision.load(Service, serviceId);
      decision.append(service, deleteService(service.state, { adminId, serviceId, reason, seen, revision: service.expected, now }));
    });
  }
}
