import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { makeAddress } from '../calendar-address.js';
import { CalendarAddressTable } from '../secret/calendar-address-table.js';
import { hashed, newSecret } from '../secret/calendar-secret.js';
import { ownAddress } from './own-address.js';

/** An address for the calendar programs of a business; the one before ends at once. */
export class MakeCalendarAddress extends Command<{ secret: string; madeAt: string }> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(MakeCalendarAddress)
export class MakeCalendarAddressHandler implements ICommandHandler<MakeCalendarAddress> {
  constructor(
    private readonly streams: Streams,
    private readonly table: CalendarAddressTable,
    private readonly clock: Clock,
  ) {}

  /** @returns the secret, which from here on only the address knows */
  async execute({ userId }: MakeCalendarAddress): Promise<{ secret: string; madeAt: string }> {
    const now = this.clock.now();
    // Said first, and done after: a crash between leaves an address that was never told, and none that nobody knows of.
    await this.streams.decide(async (decision) => {
      const { vendorId, address } = await ownAddress(decision, userId, now);
      decision.append(address, makeAddress(address.state, { vendorId, userId, now }));
    });
    const secret = newSecret();
    await this.table.put({ userId, secretHash: hashed(secret), now });
    return { secret, madeAt: now };
  }
}
