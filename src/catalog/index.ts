import { AdminDeedRow, adminDeeds } from './deeds/admin-deeds.projection.js';
import { favoriteList, FavoriteRow } from './favorites/favorite-list.projection.js';
import { serviceDemand, ServiceDemandRow } from './figures/service-demand.projection.js';
import { ServiceRatingRow, serviceRatings } from './figures/service-ratings.projection.js';
import { ArchivedServiceRow, ServiceRow, services } from './services/services.projection.js';

export { CatalogModule } from './catalog.module.js';
export { ArchiveService } from './services/archive-service.command.js';
export { CreateService } from './services/create-service.command.js';
export { DeactivateService } from './services/deactivate-service.command.js';
export { UpdateService } from './services/update-service.command.js';
export { AddFavorite } from './favorites/add-favorite.command.js';
export { catalogConcerns } from './catalog.concerns.js';
export { priceLines, priceLinesView, sumOf } from './price.js';
export { PriceLineDto } from './price.dto.js';
export { AdminDeedRow, ServiceRow };
export { type Deed, DEED_LISTS, type DeedList, DEEDS } from './deeds/admin-deeds.projection.js';
export type { ServiceOffer } from './service.events.js';
export { Finds } from './listing/finds.js';
export { isListed } from './services/service-columns.js';
export { BasePriceDto, ServiceCreatedDto } from './services/service.dto.js';
export { moveToCategory, Service } from './service.js';
export { type Busy, type KnowsFreeTime, type LongestJobs, TellsFreeTime } from './storefront/free-time.js';

export const catalogEntities = [ServiceRow, ArchivedServiceRow, ServiceDemandRow, ServiceRatingRow, FavoriteRow, AdminDeedRow];
export const catalogProjections = [services, serviceDemand, serviceRatings, favoriteList, adminDeeds];
