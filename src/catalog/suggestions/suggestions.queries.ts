import { categoryPicture } from '../../categories/index.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { demandAfter } from '../figures/recent-demand.js';
import { isListed, services } from '../services/service-columns.js';

/** The six with something to offer that were booked most after a day; where that is equal, those with more services. */
export const popularCategories = statement('popular-categories', ({ since }: Values<{ since: string }>) =>
  services
    .leftJoin(demandAfter(since), 'demand.service_id', 's.id')
    .select(['c.slug', 'c.name', 'c.icon', categoryPicture.as('pictureUrl'), 'c.active as isActive'])
    .where(isListed)
    .where('c.active', '=', true)
    .groupBy('c.id')
    .orderBy((eb) => eb.fn.coalesce(eb.fn.sum('demand.bookings'), eb.lit(0)), 'desc')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('c.name')
    .orderBy('c.id')
    .limit(6),
);
