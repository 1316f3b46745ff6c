import { Injectable } from '@nestjs/common';
import { streamOf } from '../../platform/events/decider.js';
import { ERASED } from '../../platform/events/event.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Streams } from '../../platform/streams/streams.js';
import type { VendorAppliedV2 } from '../vendor.events.js';
import { Vendor } from '../vendor.js';

/** Fields of an application that stand in no read table. */
export type SubmittedFields = VendorAppliedV2['personal']['fields'];

export interface SubmittedApplication {
  readonly kycDocumentType: VendorAppliedV2['data']['kycDocumentType'];
  readonly personal: SubmittedFields;
  /** Its person is gone, and with them what they told. */
  readonly erased: boolean;
}

/** What applicants have told, opened. KYC and bank data stand in no read table: whoever asks must have a right to them, or mask them. */
@Injectable()
export class SubmittedApplications {
  constructor(
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
  ) {}

  /** The last application of a business; nothing when there is no such business. */
  async lastOf(vendorId: string): Promise<SubmittedApplication | undefined> {
    const { events } = await this.streams.read(streamOf(Vendor, vendorId));
    const last = events.findLast(({ type }) => type === 'VendorAppliedV2');
    if (!last) return undefined;
    const personal = this.personalData.open(last, await this.personalData.keysForEvents([last])) as SubmittedFields;
    const { kycDocumentType } = last.data as VendorAppliedV2['data'];
    return { kycDocumentType, personal, erased: personal.taxId === ERASED };
  }
}
