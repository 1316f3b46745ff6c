import { BookingRow } from '../../../booking/index.js';
import type { KeptFigures } from '../../../platform/answers/kept-figures.js';
import { lookupZip, type ZipPlace } from '../../../platform/geo/zip.js';
import { plannedEachTime, statement, type Values } from '../../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../../platform/tables/typed-tables.js';
import { vendorIsPublic, VendorRow } from '../../../vendor-onboarding/index.js';
import type { Period } from '../../report/period.js';
import { addedUp } from '../by-month/added-up.js';
import type { KeptMonths } from '../by-month/kept-months.js';
import { type Days, madeIn } from '../made-in.js';
import type { MarketPlaceDto, MarketPlacesDto } from './market-places.dto.js';
import { providersReaching } from './reach.js';

const tables = tablesOf(BookingRow, VendorRow);
const b = rowAs(BookingRow, 'b');

/** Read from `booking_list_days` alone. */
const askedFor = plannedEachTime('market-places-asked', ({ from, to }: Values<Days>) =>
  tables
    .selectFrom('booking_list as b')
    .select((eb) => [
      'b.zip',
      eb.fn.countAll<number>().as('bookings'),
      eb.fn
        .countAll<number>()
        .filterWhere(b.and([b('b.status', '=', 'cancelled'), b('b.confirmed_at', 'is', null)]))
        .as('notAccepted'),
    ])
    .where(madeIn(from, to))
    .groupBy('b.zip'),
);

/** Many are at home in the same ZIP code and drive equally far. */
const homes = statement('market-places-homes', () =>
  tables
    .selectFrom('vendor_directory as v')
    .select((eb) => ['v.latitude', 'v.longitude', 'v.service_area_radius as miles', eb.fn.countAll<number>().as('providers')])
    .where(vendorIsPublic)
    .groupBy(['v.latitude', 'v.longitude', 'v.service_area_radius']),
);

/** Where customers asked for work in a period, and who drives there as things stand. */
export async function marketPlaces(kept: KeptFigures, months: KeptMonths, period: Period): Promise<MarketPlacesDto> {
  const { from, to } = period;
  const [asked, living] = await Promise.all([months.all(askedFor, { from, to }), kept.all(homes)]);
  const wanted = addedUp(asked, ['bookings', 'notAccepted']);
  const known = wanted.flatMap(({ zip, ...figures }) => {
    const place = zip === null ? undefined : lookupZip(zip);
    return place ? [{ ...place, ...figures }] : [];
  });
  const providers = reaching(known, living);
  const places = known.map(({ zip, city, state, latitude, longitude, bookings, notAccepted }) => {
    const place: MarketPlaceDto = { zip, city, state, latitude, longitude, bookings, notAccepted, providers: providers.get(zip)! };
    return place;
  });
  const bookings = sum(wanted.map((each) => each.bookings));
  return {
    from,
    to,
    bookings,
    unknown: bookings - sum(known.map((each) => each.bookings)),
    providers: sum(living.map((each) => each.providers)),
    places: places.toSorted(worstFirst),
  };
}

type Homes = Awaited<ReturnType<typeof homes.all>>;
const reached = new WeakMap<Readonly<Homes>, Map<string, number>>();

/** How many drive to each ZIP code: kept for as long as nobody moves. */
function reaching(places: readonly ZipPlace[], living: Readonly<Homes>): ReadonlyMap<string, number> {
  const known = reached.get(living) ?? new Map<string, number>();
  reached.set(living, known);
  const located = living.flatMap(({ latitude, longitude, ...home }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude, ...home }],
  );
  const others = places.filter(({ zip }) => !known.has(zip));
  providersReaching(others, located).forEach((providers, index) => known.set(others[index]!.zip, providers));
  return known;
}

/** Without anybody, the share is beyond all others. */
function worstFirst(one: MarketPlaceDto, other: MarketPlaceDto): number {
  const share = one.bookings / one.providers;
  const others = other.bookings / other.providers;
  if (share !== others) return others > share ? 1 : -1;
  return other.bookings - one.bookings || (one.zip < other.zip ? -1 : 1);
}

const sum = (figures: readonly number[]): number => figures.reduce((before, figure) => before + figure, 0);
