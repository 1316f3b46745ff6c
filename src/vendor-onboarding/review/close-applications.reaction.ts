import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { fold, streamOf } from '../../platform/events/decider.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { Streams } from '../../platform/streams/streams.js';
import { Vendor } from '../vendor.js';
import { VendorOwner } from '../vendor-owner.js';
import { RejectVendor } from './reject-vendor.command.js';

/** Nobody has to decide about the application of somebody who has been erased. */
@Reacts()
@Injectable()
export class CloseApplications {
  constructor(
    private readonly streams: Streams,
    private readonly commands: CommandBus,
  ) {}

  readonly reaction = reaction<PersonalDataErased>('vendor-onboarding.close-applications', {
    PersonalDataErased: async ({ userId }) => {
      const { vendorId } = fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events);
      if (!vendorId) return;
      const { status } = fold(Vendor, (await this.streams.read(streamOf(Vendor, vendorId))).events);
      if (status === 'pending') await this.commands.execute(new RejectVendor(vendorId, null));
    },
  });
}
