import { event } from '../../../src/accounts/account.events.js';
import { DEFAULT_SETTINGS } from '../../../src/accounts/settings.js';
import { newId } from '../../../src/platform/ids.js';
import type { TestApp } from '../../support/app.js';

const NAMES = [
  'Ada Lane',
  'Bo Chen',
  'Carla Gomez',
  'Dee Okafor',
  'Eli Novak',
  'Fay Ito',
  'José Ruiz',
  'Kim Ada',
  '=SUM(A1:A9)',
  'Lou "Lo" Park',
];
const REGISTERED = '2025-08-01T12:00:00.000Z';

/** Customers: one has told a phone number, one is shown to nobody, one will be erased. */
export interface People {
  readonly all: readonly string[];
  /** Whose name others do not read beside reviews. */
  readonly hidden: string;
  readonly erased: string;
}

export async function somePeople({ streams }: TestApp): Promise<People> {
  const all = NAMES.map(() => newId());
  const [reachable, hidden, erased] = all as [string, string, string];
  await Promise.all(
    all.map((userId, place) => {
      const fields = { email: `${userId}@example.test`, fullName: NAMES[place]! };
      const registered = event('UserRegistered', { userId, registeredAt: REGISTERED }, { subject: userId, fields });
      return streams.append(`user-${userId}`, [registered], 'noStream');
    }),
  );
  const told = { fullName: 'Ada Lane-Moss', phone: '512-555-0111', address: null, city: null, state: null, zipCode: null };
  await streams.append(
    `user-${reachable}`,
    [event('ProfileUpdated', { userId: reachable, updatedAt: REGISTERED }, { subject: reachable, fields: told })],
    0,
  );
  const settings = { ...DEFAULT_SETTINGS, privacy: { ...DEFAULT_SETTINGS.privacy, publicProfile: false } };
  await streams.append(`user-${hidden}`, [event('SettingsChanged', { userId: hidden, changedAt: REGISTERED, ...settings })], 0);
  return { all, hidden, erased };
}

/** Once what they have booked is recorded. */
export const erase = ({ streams, clock }: TestApp, userId: string): Promise<unknown> =>
  streams.append(`user-${userId}`, [event('PersonalDataErased', { userId, erasedAt: clock.now() })], 0);
