import type { PriceType } from '../../catalog/service.events.js';
import { lookupZip } from '../../platform/geo/zip.js';
import { CUSTOMERS } from './people.js';
import { type Metro, STREETS, ZIPS } from './places.js';
import { APPLICANTS, type DemoProvider, PROVIDERS, REJECTED } from './providers.js';
import type { Random } from './random.js';
import { TRADES } from './trades.js';

/** Who takes part in the demo data: businesses with their offers, customers with their addresses. `key` names each for its ids. */
export interface Business extends DemoProvider {
  readonly key: string;
  readonly email: string;
  readonly zip: string;
  readonly timeZone: string;
  readonly street: string;
  readonly phone: string;
  /** When they apply, in hours after the beginning of the history. */
  readonly appliesAfterHours: number;
  readonly offers: readonly Offer[];
}

export interface Offer {
  readonly key: string;
  /** When it is offered, in hours after the application. */
  readonly afterHours: number;
  readonly category: string;
  readonly title: string;
  readonly description: string;
  readonly dollars: number;
  readonly priceType: PriceType;
  readonly minutes: number;
}

export interface Customer {
  readonly key: string;
  readonly email: string;
  readonly fullName: string;
  readonly metro: Metro;
  readonly street: string;
  readonly zip: string;
  readonly phone: string;
}

export interface Market {
  readonly businesses: readonly Business[];
  readonly applicants: readonly Business[];
  readonly rejected: Business;
  readonly customers: readonly Customer[];
}

const METROS: readonly Metro[] = ['austin', 'denver', 'seattle'];
const AREA_CODES: Readonly<Record<Metro, string>> = { austin: '512', denver: '303', seattle: '206', minneapolis: '612' };
const OFFERS_AT_LEAST = 3;
const OFFERS_AT_MOST = 4;

export function buildMarket(random: Random): Market {
  const business = (provider: DemoProvider, index: number, email: string): Business =>
    businessOf(provider, { key: `business-${index}`, email, appliesAfterHours: 24 + index * 9 }, random);
  return {
    businesses: PROVIDERS.map((provider, index) => business(provider, index, index === 0 ? 'vendor@demo.test' : emailOf(provider.owner))),
    applicants: APPLICANTS.map((provider, index) => business(provider, PROVIDERS.length + index, emailOf(provider.owner))),
    rejected: business(REJECTED, PROVIDERS.length + APPLICANTS.length, emailOf(REJECTED.owner)),
    customers: CUSTOMERS.map((fullName, index) => {
      const email = index === 0 ? 'customer@demo.test' : emailOf(fullName);
      return customerOf({ key: `customer-${index}`, email, fullName, metro: METROS[index % METROS.length]! }, random);
    }),
  };
}

/** With an address and offers as they are drawn for it. */
export function businessOf(provider: DemoProvider, known: Pick<Business, 'key' | 'email' | 'appliesAfterHours'>, random: Random): Business {
  const zip = random.pick(ZIPS[provider.metro]);
  return {
    ...provider,
    ...known,
    zip,
    timeZone: lookupZip(zip)!.timeZone,
    street: street(random),
    phone: phone(provider.metro, random),
    offers: offersOf(provider, known.key, random),
  };
}

/** With an address as it is drawn for them. */
export function customerOf(known: Pick<Customer, 'key' | 'email' | 'fullName' | 'metro'>, random: Random): Customer {
  return { ...known, street: street(random), zip: random.pick(ZIPS[known.metro]), phone: phone(known.metro, random) };
}

function offersOf(provider: DemoProvider, business: string, random: Random): Offer[] {
  const { category, jobs } = TRADES[provider.trade];
  return random
    .shuffled(jobs)
    .slice(0, random.between(OFFERS_AT_LEAST, OFFERS_AT_MOST))
    .map((job, index) => ({
      key: `${business}-offer-${index}`,
      // A business opens with two offers and adds the others over the months.
      afterHours: 6 + index + (index < 2 ? 0 : random.between(3, 110) * 24),
      category,
      title: job.title,
      description: `${job.text} ${provider.note}`,
      dollars: Math.max(20, Math.round((job.dollars * (85 + random.between(0, 30))) / 100)),
      priceType: job.priceType,
      minutes: job.minutes,
    }));
}

const street = (random: Random): string => `${random.between(100, 4999)} ${random.pick(STREETS)}`;

/** Numbers of the range that is reserved for fiction. */
const phone = (metro: Metro, random: Random): string => `(${AREA_CODES[metro]}) 555-01${String(random.between(0, 99)).padStart(2, '0')}`;

export const emailOf = (fullName: string): string =>
  `${fullName
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@demo.test`;
