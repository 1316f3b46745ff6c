import type { CommandBus } from '@nestjs/cqrs';
import { UpdateProfile } from '../../accounts/index.js';
import { GrantRole, RegisterAccount } from '../../identity/index.js';
import { lookupZip } from '../../platform/geo/zip.js';
import { HOUR, MINUTE, shifted } from '../history/shifted.js';
import type { Customer } from '../market/market.js';
import { userId } from './created-ids.js';
import type { Step } from './steps.js';

const DAY = 24 * HOUR;

/** Signs up before anybody else. */
export const FIRST_PERSON = 'admin';

type Person = Pick<Customer, 'key' | 'email' | 'fullName' | 'phone' | 'street' | 'zip'>;

/** Who signs up, and what they tell about themselves, as commands. */
export class AccountSteps {
  constructor(
    private readonly bus: CommandBus,
    private readonly passwordHash: string,
  ) {}

  staff(begin: string): Step[] {
    return ([FIRST_PERSON, 'auditor'] as const).flatMap((role) => [
      this.registration(
        { key: role, email: `${role}@demo.test`, fullName: role === FIRST_PERSON ? 'Ada Lindholm' : 'August Keane' },
        begin,
      ),
      this.step(`grant-${role}`, role, shifted(begin, MINUTE), new GrantRole(userId(role), role, true)),
    ]);
  }

  customers(customers: readonly Customer[], begin: string): Step[] {
    return customers.flatMap((customer, index) => this.person(customer, shifted(begin, 2 * DAY + index * 7 * HOUR)));
  }

  /** Their account, and their profile a minute later. */
  person(person: Person, at: string): Step[] {
    const { key, fullName, phone, street, zip } = person;
    const { city, state } = lookupZip(zip)!;
    const profile = { fullName, phone, address: street, city, state, zipCode: zip };
    return [this.registration(person, at), this.step(`profile-${key}`, key, shifted(at, MINUTE), new UpdateProfile(userId(key), profile))];
  }

  private registration({ key, email, fullName }: Pick<Person, 'key' | 'email' | 'fullName'>, at: string): Step {
    const password = { passwordHash: this.passwordHash, strongEnoughForStaff: true };
    const command = new RegisterAccount({ userId: userId(key), email, fullName, password, emailVerified: true });
    return this.step(`account-${key}`, key, at, command);
  }

  private step(key: string, person: string, at: string, command: Parameters<CommandBus['execute']>[0]): Step {
    return { key, at, touches: [person], needs: [], run: () => this.bus.execute(command) };
  }
}
