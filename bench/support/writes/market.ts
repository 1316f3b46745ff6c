import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { AppModule } from '../../../src/app.module.js';
import { CompleteBooking, ConfirmBooking, CreateBooking } from '../../../src/booking/index.js';
import { CreateService } from '../../../src/catalog/index.js';
import { CreateCategory } from '../../../src/categories/index.js';
import { DemoClock } from '../../../src/demo/demo-clock.js';
import { HOUR, shifted } from '../../../src/demo/history/shifted.js';
import { GrantRole, PasswordHasher, RegisterAccount } from '../../../src/identity/index.js';
import { asCommand } from '../../../src/platform/events/command-context.js';
import { idFrom, newId } from '../../../src/platform/ids.js';
import type { Config } from '../../../src/platform/process/config.js';
import { Consistency } from '../../../src/platform/projections/consistency.js';
import { Streams } from '../../../src/platform/streams/streams.js';
import { addDays } from '../../../src/platform/time/calendar.js';
import { SetBookingLimits } from '../../../src/platform-settings/index.js';
import { ApplyAsVendor, ApproveVendor } from '../../../src/vendor-onboarding/index.js';
import { applicant } from '../../../test/support/vendors.js';
import { WIDE } from '../../../test/support/wide.js';

/** So many write at the same time at most, each to a provider of their own. */
export const PROVIDERS = 64;
export const CUSTOMERS = 8 * PROVIDERS;
export const PASSWORD = 'a very good password';
const TOGETHER = 8;
const DAY = 24 * HOUR;
const HOURS_OF_A_DAY = 10;

export interface Provider {
  readonly userId: string;
  readonly vendorId: string;
  readonly serviceId: string;
}

/** A job that was done, and nobody has said anything about. */
export interface Done {
  readonly bookingId: string;
  readonly customer: number;
}

export interface Market {
  readonly providers: readonly Provider[];
  readonly done: readonly Done[];
}

export const customerId = (index: number): string => idFrom('bench-writes-customer', String(index));
const ownerId = (index: number): string => idFrom('bench-writes-owner', String(index));
export const emailOf = (userId: string): string => `${userId}@example.test`;

/** The how many-eth booking is whose, with whom, and when: neighbours have nothing in common, and no two are the same customer's with the same provider. */
export function placeOf(index: number, firstDay: string) {
  const provider = index % PROVIDERS;
  const turn = Math.floor(index / PROVIDERS);
  const customer = (provider + PROVIDERS * (turn % 8) + Math.floor(turn / 8)) % CUSTOMERS;
  return { provider, customer, ...hourOf(turn, firstDay) };
}

/** The how many-eth hour of a provider. */
export function hourOf(turn: number, firstDay: string) {
  const hour = 9 + (turn % HOURS_OF_A_DAY);
  return { date: addDays(firstDay, Math.floor(turn / HOURS_OF_A_DAY)), time: `${String(hour).padStart(2, '0')}:00` };
}

/**
 * Providers, each with a service and a calendar, customers, and jobs that are done: made by the product's own commands, each in its own time. An administrator has
 * set limits of bookings that nobody meets.
 */
export async function makeMarket(config: Config, databaseUrl: string, done: number): Promise<Market> {
  const clock = new DemoClock();
  const app = await NestFactory.createApplicationContext(AppModule.forRoot({ config, databaseUrl, clock, timers: false }), {
    logger: ['error', 'fatal'],
  });
  const bus = app.get(CommandBus);
  const execute = <T>(daysAgo: number, command: object): Promise<T> =>
    clock.at(shifted(new Date().toISOString(), -daysAgo * DAY), () =>
      asCommand({ commandId: newId() }, () => bus.execute(command as never)),
    );
  try {
    const password = { passwordHash: await app.get(PasswordHasher).hash(PASSWORD), strongEnoughForStaff: true };
    const register = (userId: string) =>
      execute(40, new RegisterAccount({ userId, email: emailOf(userId), fullName: 'Pat Example', password, emailVerified: true }));
    const admin = ownerId(PROVIDERS);
    await register(admin);
    await execute(40, new GrantRole(admin, 'admin', true));
    await execute(40, new SetBookingLimits(admin, { limits: WIDE }, 'So many are made for a measurement.'));
    const kind = { name: 'Plumbing', slug: 'plumbing', description: 'Pipes.', icon: null, parentId: null };
    const { categoryId } = await execute<{ categoryId: string }>(40, new CreateCategory(kind));
    await each(CUSTOMERS, (index) => register(customerId(index)));
    const providers = await each(PROVIDERS, async (index) => {
      const userId = ownerId(index);
      await register(userId);
      const { vendorId } = await execute<{ vendorId: string }>(
        39,
        new ApplyAsVendor(userId, applicant({ businessName: `Pipes ${index}` })),
      );
      await execute(38, new ApproveVendor(vendorId));
      return { userId, vendorId, serviceId: await serviceOf(userId, categoryId) };
    });
    const jobs = await each(done, (index) => jobDone(providers, index));
    if (!(await app.get(Consistency).caughtUp(await app.get(Streams).head()))) throw new Error('the read tables did not catch up');
    return { providers, done: jobs };
  } finally {
    await app.close();
  }

  async function serviceOf(userId: string, categoryId: string): Promise<string> {
    const offer = {
      title: 'Drain cleaning',
      description: 'We clear what is stuck.',
      basePriceCents: 8900,
      priceType: 'fixed',
      durationMinutes: 60,
    };
    const { serviceId } = await execute<{ serviceId: string }>(37, new CreateService(userId, { categoryId, ...offer, priceType: 'fixed' }));
    return serviceId;
  }

  async function jobDone(providers: readonly Provider[], index: number): Promise<Done> {
    const { provider, customer, date, time } = placeOf(index, addDays(new Date().toISOString().slice(0, 10), -25));
    const { userId, serviceId } = providers[provider]!;
    const wish = { serviceId, serviceRevision: 0, date, time, street: '1 Elm Street', zip: '78704', instructions: null };
    const { bookingId } = await execute<{ bookingId: string }>(30, new CreateBooking({ customerId: customerId(customer), ...wish }));
    await execute(29.5, new ConfirmBooking(userId, bookingId));
    await execute(2, new CompleteBooking(userId, bookingId));
    return { bookingId, customer };
  }
}

/** Some at a time, in the order of their numbers. */
export async function each<T>(count: number, work: (index: number) => Promise<T>, together = TOGETHER): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: together }, worker));
  return results;
}
