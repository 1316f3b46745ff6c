import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Service } from '../../catalog/index.js';
import { holdCategory } from '../../categories/index.js';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { changeService, type ServiceChanges } from './service-changes.decisions.js';

/** An administrator changes a provider's service, or switches it on or off. */
export class ChangeManagedService extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly serviceId: string,
    readonly changes: ServiceChanges,
    /** Why it is switched. */
    readonly reason?: string | null,
    /** Which revision of it was seen. */
    readonly seen?: number,
  ) {
    super();
  }
}

@CommandHandler(ChangeManagedService)
export class ChangeManagedServiceHandler implements ICommandHandler<ChangeManagedService> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, serviceId, changes, reason, seen }: ChangeManagedService) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      await mustStay(decision, adminId, now);
      const service = await decision.load(Service, serviceId);
      const events = changeService(service.state, { adminId, serviceId, changes, reason, seen, revision: service.expected, now });
      await holdCategory(decision, changes.categoryId, service.state.offer.categoryId);
      decision.append(service, events);
    });
  }
}
