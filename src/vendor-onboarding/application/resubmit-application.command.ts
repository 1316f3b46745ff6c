import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/streams/streams.js';
import { type Resubmission, withEarlierSecrets, withTimeZone } from '../business/applicant.js';
import { loadOwn } from '../load-own.js';
import { apply } from '../vendor.js';
import { businessOf, VendorOwner } from '../vendor-owner.js';
import { mustHaveSubmitted } from './application.decisions.js';
import { SubmittedApplications } from './submitted-applications.js';

/** After a rejection the provider opens the next submission; what they leave out of KYC and bank data is as they last told it. Answers the vendor's id. */
export class ResubmitApplication extends Command<{ vendorId: string }> {
  constructor(
    readonly userId: string,
    readonly resubmission: Resubmission,
  ) {
    super();
  }
}

@CommandHandler(ResubmitApplication)
export class ResubmitApplicationHandler implements ICommandHandler<ResubmitApplication> {
  constructor(
    private readonly streams: Streams,
    private readonly submitted: SubmittedApplications,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, resubmission }: ResubmitApplication) {
    const now = this.clock.now();
    const vendorId = businessOf(fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events));
    await this.streams.decide(async (decision) => {
      const { vendor } = await loadOwn(decision, { userId, now });
      // Read after the vendor was loaded: should another application come between, the append fails, and all is decided again.
      const { personal } = mustHaveSubmitted(await this.submitted.lastOf(vendorId));
      const application = withTimeZone(withEarlierSecrets(resubmission, personal));
      decision.append(vendor, apply(vendor.state, { vendorId, userId, application, now }));
    });
    return { vendorId };
  }
}
