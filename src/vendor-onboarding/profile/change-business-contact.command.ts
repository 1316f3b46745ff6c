import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/events/streams.js';
import { withTimeZone } from '../business/applicant.js';
import { loadOwn } from '../load-own.js';
import { type BusinessContact, changeContact } from '../vendor.js';
import { OpenWork } from './open-work.js';

interface ContactInput {
  /** Its zone follows from the ZIP. */
  readonly business: Omit<BusinessContact['business'], 'timeZone'>;
  readonly personal: BusinessContact['personal'];
}

/** The owner says where the business is and how it is reached. */
export class ChangeBusinessContact extends Command<void> {
  constructor(
    readonly userId: string,
    readonly input: ContactInput,
  ) {
    super();
  }
}

@CommandHandler(ChangeBusinessContact)
export class ChangeBusinessContactHandler implements ICommandHandler<ChangeBusinessContact> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
    private readonly openWork: OpenWork,
  ) {}

  async execute({ userId, input }: ChangeBusinessContact) {
    const now = this.clock.now();
    const contact = withTimeZone(input);
    await this.streams.decide(async (decision) => {
      const { vendor, vendorId } = await loadOwn(decision, { userId, now });
      const openBookings = await this.openWork.of(vendorId);
      decision.append(vendor, changeContact(vendor.state, { vendorId, contact, openBookings, now }));
    });
  }
}
