import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { VendorOwner } from '../../vendor-onboarding/index.js';
import { BookingProcess } from '../changes/booking-process.js';
import { setOut } from './arrival.decisions.js';

/** The provider is on the way to the customer. */
export class SetOut extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
  ) {
    super();
  }
}

@CommandHandler(SetOut)
export class SetOutHandler implements ICommandHandler<SetOut> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId }: SetOut) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) => {
      const { vendorId } = (await decision.load(VendorOwner, actorId)).state;
      return setOut(booking, { vendorId, now });
    });
  }
}
