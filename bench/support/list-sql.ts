import { isPublicSql } from '../../src/vendor-onboarding/index.js';
import { CARD_SQL, SERVICES_SQL } from '../../src/catalog/services/service-sql.js';

const FOUND = `read.catalog_service s join read.vendor_directory v on v.id = s.vendor_id
  where s.active and ${isPublicSql('v')} and s.base_price_cents between $1 and $2`;
const NEWEST = 's.created_at desc, s.id';

/** A page of the public list as one statement: the lowest price, the highest price (cents), the offset. */
export const LIST_SQL = `
  select
    (select count(*) from ${FOUND}) as total,
    coalesce((select json_agg(card) from (
      select ${CARD_SQL} from (select s.id from ${FOUND} order by ${NEWEST} limit 24 offset $3) page
      join (${SERVICES_SQL}) on s.id = page.id
      order by ${NEWEST}
    ) card), '[]') as items`;
