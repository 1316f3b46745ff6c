import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { updateProfile } from '../../accounts/index.js';
import { mustBeStrong, PasswordHasher, Registrations } from '../../identity/index.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { type Applicant, withTimeZone } from '../business/applicant.js';
import { VendorOwner } from '../vendor-owner.js';
import { beginBusiness } from './begin-business.js';

/** Somebody without an account applies with their business. Answers the new account's id, or nothing when the address is taken: to them, both must look the same. */
export class RegisterVendor extends Command<string | undefined> {
  constructor(
    readonly person: { readonly fullName: string; readonly email: string; readonly password: string },
    readonly applicant: Applicant,
  ) {
    super();
  }
}

@CommandHandler(RegisterVendor)
export class RegisterVendorHandler implements ICommandHandler<RegisterVendor> {
  constructor(
    private readonly registrations: Registrations,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @throws WeakPassword */
  async execute({ person: { fullName, email, password }, applicant }: RegisterVendor): Promise<string | undefined> {
    mustBeStrong(password, []);
    const application = withTimeZone(applicant);
    const vendorId = newIdFor('vendor');
    const profile = { ...NOTHING_TOLD, fullName, phone: application.personal.contactPhone };
    const wanted = { email, fullName, password: await this.hasher.hashed(password), needs: ['newAccounts', 'applications'] } as const;
    return this.registrations.register(wanted, async (decision, account, { userId, now }) => {
      const owner = await decision.load(VendorOwner, userId);
      decision.append(account, updateProfile(account.state, { userId, profile, now }));
      await beginBusiness(decision, { account, owner }, { userId, vendorId, application, now });
    });
  }
}

/** The business's address is not the person's. */
const NOTHING_TOLD = { address: null, city: null, state: null, zipCode: null };
