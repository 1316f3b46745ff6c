import { Injectable } from '@nestjs/common';
import { masked } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { ERASED } from '../../platform/events/event.js';
import type { Recorded } from '../../platform/events/recorded.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Streams } from '../../platform/streams/streams.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import type { SubmittedFields } from '../application/submitted-applications.js';
import { VendorRow } from '../directory/vendor-directory.projection.js';
import type { VendorAppliedV2, VendorRejectedV2 } from '../vendor.events.js';
import { Vendor } from '../vendor.js';
import { type ApplicationCheck, applicationChecks } from './application-checks.js';
import { type ChangedField, changedFields } from './changed-fields.js';

/** An application that was turned down before the last one, and what the last one tells otherwise. */
export interface EarlierApplication {
  readonly submission: number;
  readonly appliedAt: string;
  readonly rejectedAt: string;
  readonly rejectionReason: string | null;
  readonly changes: ChangedField[];
}

/** What helps whoever decides about an application. */
export interface Appraisal {
  readonly checks: { check: ApplicationCheck; passed: boolean }[];
  /** `null`: it is the first. */
  readonly earlier: EarlierApplication | null;
}

const namesakes = statement('vendors-of-one-name', ({ vendorId, name }: Values<{ vendorId: string; name: string }>) =>
  tablesOf(VendorRow)
    .selectFrom('vendor_directory as v')
    .select((eb) => eb.fn.countAll().as('count'))
    .where((eb) => eb(eb.fn('lower', ['v.business_name']), '=', eb.fn('lower', [eb.val(name)])))
    .where('v.verification_status', '<>', 'rejected')
    .where('v.id', '<>', vendorId),
);

/** The last application of a business, beside the one before it, and with what is to be doubted. */
@Injectable()
export class Appraisals {
  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
  ) {}

  /** `null`: there is none, or its person is gone, and with them what they told. */
  async of(vendorId: string, { emailVerified }: { emailVerified: boolean }): Promise<Appraisal | null> {
    const { events } = await this.streams.read(streamOf(Vendor, vendorId));
    const [last, before] = events.filter(({ type }) => type === 'VendorAppliedV2').reverse();
    if (!last) return null;
    const now = await this.told(last);
    if (now.taxId === ERASED) return null;
    const { count } = await namesakes.one(this.database.pool, { vendorId, name: now.businessName });
    const checks = applicationChecks({ ...now, emailVerified, namesakes: count, secrets: now });
    return { checks, earlier: before ? await this.beside(now, before, events) : null };
  }

  private async beside(now: Told, event: Recorded, events: readonly Recorded[]): Promise<EarlierApplication> {
    const before = await this.told(event);
    const { submission, appliedAt } = before;
    const rejection = events.find(
      ({ type, data }) => type === 'VendorRejectedV2' && (data as VendorRejectedV2['data']).submission === submission,
    );
    if (!rejection) throw new Error(`application ${submission} of ${before.vendorId} was followed by another, and never rejected`);
    const { rejectedAt } = rejection.data as VendorRejectedV2['data'];
    const { reason } = (await this.opened(rejection)) as VendorRejectedV2['personal']['fields'];
    return { submission, appliedAt, rejectedAt, rejectionReason: reason, changes: changedFields(before, now, masked) };
  }

  private async told(event: Recorded): Promise<Told> {
    return { ...(event.data as VendorAppliedV2['data']), ...((await this.opened(event)) as SubmittedFields) };
  }

  private async opened(event: Recorded) {
    return this.personalData.open(event, await this.personalData.keysForEvents([event]));
  }
}

type Told = VendorAppliedV2['data'] & SubmittedFields;
