import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import type { Changed } from '../../platform/events/as-seen.js';
import { Streams } from '../../platform/streams/streams.js';
import { withTimeZone } from '../business/applicant.js';
import { loadOwn } from '../load-own.js';
import { type BusinessContact, changeContact, Vendor } from '../vendor.js';
import { OpenWork } from './open-work.js';

interface ContactInput {
  /** Its zone follows from the ZIP. */
  readonly business: Omit<BusinessContact['business'], 'timeZone'>;
  readonly personal: BusinessContact['personal'];
}

/** The owner says where the business is and how it is reached. Answers when that was last changed. */
export class ChangeBusinessContact extends Command<Changed> {
  constructor(
    readonly userId: string,
    readonly input: ContactInput,
    /** When the contact that it rests on was last changed, the owner's name in it by their own profile too. */
    readonly seen?: string | null,
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

  async execute({ userId, input, seen }: ChangeBusinessContact) {
    const now = this.clock.now();
    const contact = withTimeZone(input);
    const { contactChangedAt } = await this.streams.change(Vendor, async (decision) => {
      const { vendor: loaded, vendorId } = await loadOwn(decision, { userId, now });
      const { profileChangedAt: ownerChangedAt } = (await decision.load(Account, userId)).state;
      const openBookings = await this.openWork.of(vendorId);
      return { loaded, events: changeContact(loaded.state, { vendorId, contact, ownerChangedAt, openBookings, seen, now }) };
    });
    return { changedAt: contactChangedAt };
  }
}
