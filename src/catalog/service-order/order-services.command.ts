import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { businessOf, VendorOwner } from '../../vendor-onboarding/index.js';
import { Service } from '../service.js';
import { mustBeAnOrder, orderServices } from './service-order.decisions.js';
import { ServiceOrder } from './service-order.js';

/** A provider puts their services in the order in which customers are to see them. */
export class OrderServices extends Command<void> {
  constructor(
    readonly userId: string,
    /** The first first; services that are not named follow. */
    readonly serviceIds: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(OrderServices)
export class OrderServicesHandler implements ICommandHandler<OrderServices> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  /** Services are not held on to: the order of one that is deleted at the same moment leads nowhere. */
  async execute({ userId, serviceIds }: OrderServices) {
    mustBeAnOrder(serviceIds);
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const vendorId = businessOf((await decision.load(VendorOwner, userId)).state);
      const order = await decision.load(ServiceOrder, vendorId);
      const services: Service[] = [];
      for (const id of serviceIds) services.push((await decision.load(Service, id)).state);
      decision.append(order, orderServices(order.state, { vendorId, serviceIds, services, now }));
    });
  }
}
