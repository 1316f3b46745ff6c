import { Injectable } from '@nestjs/common';
import { fold, streamOf } from '../../platform/events/decider.js';
import type { Actor } from '../../platform/http/actor.js';
import { Audience, type JoinsAudience } from '../../platform/live/audience.decorator.js';
import { Streams } from '../../platform/streams/streams.js';
import { VendorOwner } from '../vendor-owner.js';

/** The owner of a business hears of what concerns it. */
@Audience()
@Injectable()
export class OwnBusinessAudience implements JoinsAudience {
  constructor(private readonly streams: Streams) {}

  async listensAs({ userId }: Actor): Promise<readonly string[]> {
    const { vendorId } = fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events);
    return vendorId ? [vendorId] : [];
  }
}
