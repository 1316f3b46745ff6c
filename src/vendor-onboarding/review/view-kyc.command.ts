import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { type SubmittedApplication, SubmittedApplications } from '../application/submitted-applications.js';
import { eachSecret, type Secrets } from '../business/applicant.js';
import { viewKyc } from '../vendor.js';
import { loadWithApplicant } from './load-with-applicant.js';
import { mustBeHere } from './review.decisions.js';

type Kyc = Secrets & Pick<SubmittedApplication, 'kycDocumentType'>;

/** An admin, who has just proven to be that admin, reads identity and bank data in clear text. First it is recorded, then it is opened. */
export class ViewKyc extends Command<Kyc> {
  constructor(
    readonly vendorId: string,
    readonly viewedBy: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ViewKyc)
export class ViewKycHandler implements ICommandHandler<ViewKyc> {
  constructor(
    private readonly streams: Streams,
    private readonly submitted: SubmittedApplications,
    private readonly clock: Clock,
  ) {}

  async execute({ vendorId, viewedBy, reason }: ViewKyc): Promise<Kyc> {
    const by = { vendorId, viewedBy, reason, now: this.clock.now() };
    await this.streams.decide(async (decision) => {
      const vendor = await loadWithApplicant(decision, vendorId);
      decision.append(vendor, viewKyc(vendor.state, by));
    });
    const { kycDocumentType, personal } = mustBeHere(await this.submitted.lastOf(vendorId));
    return { kycDocumentType, ...eachSecret((name) => personal[name]) };
  }
}
