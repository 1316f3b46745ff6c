import { Injectable } from '@nestjs/common';
import { masked } from '../../identity/index.js';
import { streamOf } from '../../platform/events/decider.js';
import { ERASED } from '../../platform/events/event.js';
import { Streams } from '../../platform/events/streams.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import type { VendorAppliedV2, VendorRejectedV2 } from '../vendor.events.js';
import { Vendor } from '../vendor.js';
import { type ChangedField, changedFields } from './changed-fields.js';

/** An application that was turned down before the last one, and what the last one tells otherwise. */
export interface EarlierApplication {
  readonly submission: number;
  readonly appliedAt: string;
  readonly rejectedAt: string;
  readonly rejectionReason: string | null;
  readonly changes: ChangedField[];
}

/** The last two applications of a business beside each other, for whoever decides about the last. */
@Injectable()
export class EarlierApplications {
  constructor(
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
  ) {}

  /** `null`: there is but one, or its person is gone, and with them what they told. */
  async of(vendorId: string): Promise<EarlierApplication | null> {
    const { events } = await this.streams.read(streamOf(Vendor, vendorId));
    const [before, last] = events.filter((event) => event.type === 'VendorAppliedV2').slice(-2);
    if (!before || !last) return null;
    const turnedDown = (before.data as VendorAppliedV2['data']).submission;
    const rejection = events.find(
      ({ type, data }) => type === 'VendorRejectedV2' && (data as VendorRejectedV2['data']).submission === turnedDown,
    );
    if (!rejection) throw new Error('an application follows one that was not turned down');
    const keys = await this.personalData.keysForEvents([before, last, rejection]);
    const told = (event: typeof before) => ({
      ...(event.data as VendorAppliedV2['data']),
      ...(this.personalData.open(event, keys) as VendorAppliedV2['personal']['fields']),
    });
    const earlier = told(before);
    if (earlier.taxId === ERASED) return null;
    const { rejectedAt } = rejection.data as VendorRejectedV2['data'];
    const { reason } = this.personalData.open(rejection, keys) as VendorRejectedV2['personal']['fields'];
    const { submission, appliedAt } = earlier;
    return { submission, appliedAt, rejectedAt, rejectionReason: reason, changes: changedFields(earlier, told(last), masked) };
  }
}
