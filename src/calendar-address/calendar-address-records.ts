import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../identity/index.js';
import { fold, streamOf } from '../platform/events/decider.js';
import { Streams } from '../platform/streams/streams.js';
import { VendorOwner } from '../vendor-onboarding/index.js';
import { CalendarAddress } from './calendar-address.js';
import { CalendarAddressTable } from './secret/calendar-address-table.js';

/** That a person's bookings can be followed, since when, and when they last were. */
@HoldsPersonalRecords()
@Injectable()
export class CalendarAddressRecords implements PersonalRecords {
  readonly part = 'calendarAddress';

  constructor(
    private readonly table: CalendarAddressTable,
    private readonly streams: Streams,
  ) {}

  async recordsOf(userId: string): Promise<unknown> {
    return (await this.table.stateOf(userId)) ?? null;
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const { vendorId } = fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events);
    return vendorId ? [streamOf(CalendarAddress, vendorId)] : [];
  }
}
