import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  CancelBooking,
  CompleteBooking,
  ConfirmBooking,
  CreateBooking,
  DeclineBooking,
  ExpireBooking,
  PostReview,
} from '../booking/index.js';
import { CreateCategory, CreateService } from '../catalog/index.js';
import { GrantRole, PasswordHasher, RegisterAccount, UpdateProfile } from '../identity/index.js';
import { asCommand } from '../platform/commands/command-context.js';
import { idFrom } from '../platform/ids.js';
import { lookupZip } from '../platform/geo/zip.js';
import { ApplyAsVendor, ApproveVendor, RejectVendor } from '../vendor-onboarding/index.js';
import { DEMO_PASSWORD } from './accounts.js';
import { applicationOf } from './application.js';
import { CATEGORIES } from './categories.js';
import type { DemoClock } from './demo-clock.js';
import { HISTORY_DAYS, type Outcome, planBookings, type PlannedBooking } from './history.js';
import { type Business, buildMarket, type Customer, type Offer } from './market.js';
import { Random } from './random.js';
import { perform, type Step } from './steps.js';

const SEED = 20_261_121;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Turns the plan into the product's own commands. What a command answers (ids) is kept for those that come after. */
export class DemoLoader {
  private readonly bus: CommandBus;
  private readonly hasher: PasswordHasher;
  private passwordHash = '';
  private readonly categories = new Map<string, string>();
  private readonly vendors = new Map<string, string>();
  private readonly services = new Map<string, string>();
  private readonly bookings = new Map<string, string>();

  constructor(
    app: INestApplicationContext,
    private readonly clock: DemoClock,
  ) {
    this.bus = app.get(CommandBus);
    this.hasher = app.get(PasswordHasher);
  }

  /**
   * Half a year up to `now`.
   * @param done hears how far it has come, from 0 to 1
   */
  async load(now: string, done: (share: number) => void): Promise<void> {
    this.passwordHash = await this.hasher.hash(DEMO_PASSWORD);
    const random = new Random(SEED);
    const market = buildMarket(random);
    const planned = planBookings(market, now, random);
    const begin = shifted(now, -HISTORY_DAYS * DAY);

    const steps: Step[] = [
      ...this.staff(begin),
      ...this.categorySteps(begin),
      ...market.businesses.flatMap((business) => this.approvedBusiness(business, shifted(begin, business.appliesAfterHours * HOUR))),
      ...market.applicants.flatMap((business, index) => this.applicant(business, shifted(now, -(index + 1) * 13 * HOUR))),
      ...this.rejectedBusiness(market.rejected, shifted(now, -20 * DAY)),
      ...market.customers.flatMap((customer, index) => this.customerSteps(customer, shifted(begin, 2 * DAY + index * 7 * HOUR))),
      ...planned.flatMap((booking) => this.bookingSteps(booking)),
    ];
    await perform(steps, (step) => this.execute(step), done);
  }

  private execute({ key, at, run }: Step): Promise<unknown> {
    return this.clock
      .at(at, () => asCommand({ commandId: idFrom('demo', key) }, run))
      .catch((error: unknown) => {
        throw new Error(`The demo data's step ${key} failed.`, { cause: error });
      });
  }

  private staff(at: string): Step[] {
    return (['admin', 'auditor'] as const).flatMap((role) => [
      this.account(role, { email: `${role}@demo.test`, fullName: role === 'admin' ? 'Ada Lindholm' : 'August Keane' }, at),
      this.step(`grant-${role}`, shifted(at, MINUTE), [role], new GrantRole(userId(role), role, true)),
    ]);
  }

  private categorySteps(begin: string): Step[] {
    return CATEGORIES.map(({ slug, parent, name, description, icon }, index) => ({
      key: `category-${slug}`,
      at: shifted(begin, HOUR + index * MINUTE),
      // One after another, so that a parent is there before its children.
      touches: ['categories'],
      run: async () => {
        const parentId = parent && this.categories.get(parent)!;
        const { categoryId } = await this.bus.execute(new CreateCategory({ parentId, name, slug, description, icon }));
        this.categories.set(slug, categoryId);
      },
    }));
  }

  private approvedBusiness(business: Business, at: string): Step[] {
    const { key, offers } = business;
    return [
      ...this.applicant(business, at),
      {
        key: `approve-${key}`,
        at: shifted(at, 5 * HOUR),
        touches: [key],
        run: () => this.bus.execute(new ApproveVendor(this.vendors.get(key)!)),
      },
      ...offers.map((offer) => this.offerStep(business, offer, shifted(at, offer.afterHours * HOUR))),
    ];
  }

  private rejectedBusiness(business: Business, at: string): Step[] {
    const reason = 'The identity document could not be read. Please apply again with a clear copy.';
    return [
      ...this.applicant(business, at),
      {
        key: `reject-${business.key}`,
        at: shifted(at, DAY),
        touches: [business.key],
        run: () => this.bus.execute(new RejectVendor(this.vendors.get(business.key)!, reason)),
      },
    ];
  }

  private applicant(business: Business, at: string): Step[] {
    const { key, email, owner } = business;
    return [
      this.account(key, { email, fullName: owner }, at),
      this.profile(key, { ...business, fullName: owner }, shifted(at, MINUTE)),
      {
        key: `apply-${key}`,
        at: shifted(at, HOUR),
        touches: [key],
        run: async () => {
          const { vendorId } = await this.bus.execute(new ApplyAsVendor(userId(key), applicationOf(business)));
          this.vendors.set(key, vendorId);
        },
      },
    ];
  }

  private offerStep(business: Business, offer: Offer, at: string): Step {
    return {
      key: offer.key,
      at,
      touches: [business.key],
      run: async () => {
        const { title, description, dollars, priceType, minutes } = offer;
        const categoryId = this.categories.get(offer.category)!;
        const details = { categoryId, title, description, basePriceCents: dollars * 100, priceType, durationMinutes: minutes };
        const { serviceId } = await this.bus.execute(new CreateService(userId(business.key), details));
        this.services.set(offer.key, serviceId);
      },
    };
  }

  private customerSteps(customer: Customer, at: string): Step[] {
    return [this.account(customer.key, customer, at), this.profile(customer.key, customer, shifted(at, MINUTE))];
  }

  private account(key: string, { email, fullName }: { email: string; fullName: string }, at: string): Step {
    const password = { passwordHash: this.passwordHash, strongEnoughForStaff: true };
    return this.step(
      `account-${key}`,
      at,
      [key],
      new RegisterAccount({ userId: userId(key), email, fullName, password, emailVerified: true }),
    );
  }

  private profile(
    key: string,
    { fullName, phone, street, zip }: Pick<Customer, 'fullName' | 'phone' | 'street' | 'zip'>,
    at: string,
  ): Step {
    const { city, state } = lookupZip(zip)!;
    return this.step(
      `profile-${key}`,
      at,
      [key],
      new UpdateProfile(userId(key), { fullName, phone, address: street, city, state, zipCode: zip }),
    );
  }

  private bookingSteps(planned: PlannedBooking): Step[] {
    const { key, customer, business, offer, date, time, instructions, outcomes, review } = planned;
    const touches = [key, `${customer.key} ${business.key}`, `${business.key} ${date}`];
    const create: Step = {
      key,
      at: planned.madeAt,
      touches,
      run: async () => {
        const serviceId = this.services.get(offer.key)!;
        const { bookingId } = await this.bus.execute(
          new CreateBooking({
            customerId: userId(customer.key),
            serviceId,
            serviceRevision: 0,
            date,
            time,
            street: customer.street,
            zip: customer.zip,
            instructions,
          }),
        );
        this.bookings.set(key, bookingId);
      },
    };
    const steps = [
      create,
      ...outcomes.map((outcome) => ({
        key: `${key}-${outcome.kind}`,
        at: outcome.at,
        touches,
        run: () => this.conclude(planned, outcome),
      })),
    ];
    if (!review) return steps;
    const { rating, comment, at } = review;
    const post = () => this.bus.execute(new PostReview(userId(customer.key), this.bookings.get(key)!, rating, comment));
    return [...steps, { key: `${key}-review`, at, touches, run: post }];
  }

  private conclude({ key, customer, business }: PlannedBooking, { kind }: Outcome): Promise<unknown> {
    const bookingId = this.bookings.get(key)!;
    const byVendor = userId(business.key);
    const byCustomer = userId(customer.key);
    switch (kind) {
      case 'confirm':
        return this.bus.execute(new ConfirmBooking(byVendor, bookingId));
      case 'decline':
        return this.bus.execute(new DeclineBooking(byVendor, bookingId));
      case 'complete':
        return this.bus.execute(new CompleteBooking(byVendor, bookingId));
      case 'cancel-by-vendor':
        return this.bus.execute(new CancelBooking(byVendor, bookingId));
      case 'withdraw':
      case 'cancel-by-customer':
        return this.bus.execute(new CancelBooking(byCustomer, bookingId));
      case 'expire':
        return this.bus.execute(new ExpireBooking(bookingId));
    }
  }

  private step(key: string, at: string, touches: readonly string[], command: Parameters<CommandBus['execute']>[0]): Step {
    return { key, at, touches, run: () => this.bus.execute(command) };
  }
}

const userId = (key: string): string => idFrom('demo', 'user', key);
const shifted = (instant: string, milliseconds: number): string => new Date(Date.parse(instant) + milliseconds).toISOString();
