import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { switchOffAddress } from '../calendar-address.js';
import { CalendarAddressTable } from '../secret/calendar-address-table.js';
import { ownAddress } from './own-address.js';

/** The business can be followed from no calendar program any more. */
export class SwitchOffCalendarAddress extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(SwitchOffCalendarAddress)
export class SwitchOffCalendarAddressHandler implements ICommandHandler<SwitchOffCalendarAddress> {
  constructor(
    private readonly streams: Streams,
    private readonly table: CalendarAddressTable,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: SwitchOffCalendarAddress): Promise<void> {
    const now = this.clock.now();
    // Done first, and said after: a crash between leaves nothing open.
    await this.table.remove(userId);
    await this.streams.decide(async (decision) => {
      const { vendorId, address } = await ownAddress(decision, userId, now);
      decision.append(address, switchOffAddress(address.state, { vendorId, userId, now }));
    });
  }
}
