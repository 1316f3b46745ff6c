import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ServiceRow } from '../../src/catalog/index.js';
import { cardColumns, isListed, services } from '../../src/catalog/services/service-columns.js';
import { statement, type Values } from '../../src/platform/tables/statement.js';
import { tablesOf } from '../../src/platform/tables/typed-tables.js';
import { VendorRow } from '../../src/vendor-onboarding/index.js';

interface Asked {
  from: number;
  to: number;
  offset: number;
}

/** A page of the public list as one statement: the lowest price, the highest price (cents), the offset. */
const page = statement('bench-list', ({ from, to, offset }: Values<Asked>) => {
  const found = tablesOf(ServiceRow, VendorRow)
    .selectFrom('catalog_service as s')
    .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
    .where(isListed)
    .where((eb) => eb.between('s.base_price_cents', from, to));
  const ids = found.select('s.id').orderBy('s.created_at', 'desc').orderBy('s.id').limit(24).offset(offset);
  const cards = services
    .innerJoin(ids.as('page'), (join) => join.onRef('page.id', '=', 's.id'))
    .select(cardColumns)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id');
  return tablesOf().selectNoFrom([found.select((eb) => eb.fn.countAll().as('total')).as('total'), jsonArrayFrom(cards).as('items')]);
});

export const LIST_SQL = page.text;
