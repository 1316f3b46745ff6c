import { DEFAULT_VENDOR_SETTINGS, type VendorSettings } from '../../vendor-onboarding/index.js';
import { type Business, businessOf, type Customer, customerOf, emailOf } from './market.js';
import type { DemoProvider } from './providers.js';
import { Random } from './random.js';

/** A business that does six jobs at a time, and those who book it: it stands beside the market, of which it changes nothing. */
export interface Crew {
  readonly business: Business;
  readonly hours: Pick<VendorSettings, 'weeklyHours' | 'lanes' | 'bufferMinutes' | 'horizonDays'>;
  readonly customers: readonly Customer[];
}

/** Of its own, so that it takes no number from the market's. */
const CREW_SEED = 20_311_295;
const LANES = 6;
const WEEKDAY = [{ from: 9, to: 19 }];
const SATURDAY = [{ from: 9, to: 17 }];
const SUNDAY = [{ from: 10, to: 16 }];

const PROVIDER: DemoProvider = {
  business: 'Loring Park Cleaning',
  owner: 'Ingrid Solberg',
  trade: 'cleaning',
  metro: 'minneapolis',
  radius: 25,
  years: 12,
  quality: 0.92,
  about: 'Six crews in six vans, every day of the week. One number to call, and somebody who knows which van is where.',
  note: 'Each crew brings its own supplies.',
};

// prettier-ignore
const CUSTOMERS: readonly string[] = [
  'Astrid Nilsen', 'Bao Vang', 'Cora Lundgren', 'Dmitri Orlov', 'Edith Halvorsen', 'Farida Noor', 'Gustav Ekholm', 'Hodan Warsame', 'Ian Prescott', 'Jolene Hartley',
  'Kofi Amankwah', 'Lena Brekke', 'Mai Xiong', 'Noel Fournier', 'Opal Sorensen', 'Pedro Aguilar', 'Quinn Ryder', 'Rosalind Thao', 'Soren Madsen', 'Tilda Berg',
  'Umar Siddiqui', 'Vera Kowalski', 'Walter Lindahl', 'Xenia Popov', 'Yusuf Ali', 'Zelda Marsh',
];

/** @returns the crew, and what is left of the numbers that it was drawn from */
export function buildCrew(): { readonly crew: Crew; readonly random: Random } {
  const random = new Random(CREW_SEED);
  const { bufferMinutes, horizonDays } = DEFAULT_VENDOR_SETTINGS;
  const crew = {
    business: businessOf(PROVIDER, { key: 'crew', email: 'crew@demo.test', appliesAfterHours: 36 }, random),
    hours: {
      weeklyHours: [SUNDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY],
      lanes: LANES,
      bufferMinutes,
      horizonDays,
    },
    customers: CUSTOMERS.map((fullName, index) =>
      customerOf({ key: `crew-customer-${index}`, email: emailOf(fullName), fullName, metro: PROVIDER.metro }, random),
    ),
  };
  return { crew, random };
}
