import { categories, CategoryRow } from './categories/categories.projection.js';
import { favoriteList, FavoriteRow } from './favorites/favorite-list.projection.js';
import { serviceDemand, ServiceDemandRow } from './figures/service-demand.projection.js';
import { ServiceRatingRow, serviceRatings } from './figures/service-ratings.projection.js';
import { ArchivedServiceRow, ServiceRow, services } from './services/services.projection.js';

export { CatalogModule } from './catalog.module.js';
export { Category } from './categories/category.js';
export { CategorySlug, claimSlug, releaseSlug } from './categories/category-slug.js';
export { ArchiveService } from './services/archive-service.command.js';
export { CreateCategory } from './categories/create-category.command.js';
export { CreateService } from './services/create-service.command.js';
export { DeactivateService } from './services/deactivate-service.command.js';
export { UpdateService } from './services/update-service.command.js';
export { AddFavorite } from './favorites/add-favorite.command.js';
export { catalogConcerns } from './catalog.concerns.js';
export { priceLines, priceLinesView, sumOf } from './price.js';
export { PriceLineDto } from './price.dto.js';
export { CategoryRow, ServiceRow };
export type { ServiceOffer } from './service.events.js';
export { shipCategories } from './categories/ship-categories.js';
export { SHIPPED_CATEGORIES } from './categories/shipped-categories.js';
export { isListed } from './services/service-columns.js';
export { moveToCategory, Service } from './service.js';
export { type Busy, type KnowsFreeTime, type LongestJobs, TellsFreeTime } from './storefront/free-time.js';

export const catalogEntities = [CategoryRow, ServiceRow, ArchivedServiceRow, ServiceDemandRow, ServiceRatingRow, FavoriteRow];
export const catalogProjections = [categories, services, serviceDemand, serviceRatings, favoriteList];
