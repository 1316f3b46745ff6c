import { favoriteList, FavoriteRow } from './favorites/favorite-list.js';
import { categories, CategoryRow } from './read-models/categories.js';
import { serviceDemand, ServiceDemandRow } from './read-models/service-demand.js';
import { ServiceRatingRow, serviceRatings } from './read-models/service-ratings.js';
import { ArchivedServiceRow, ServiceRow, services } from './read-models/services.js';

export { CatalogModule } from './catalog.module.js';
export { ActivateService } from './commands/activate-service.js';
export { ArchiveService } from './commands/archive-service.js';
export { CreateCategory } from './commands/create-category.js';
export { CreateService } from './commands/create-service.js';
export { DeactivateService } from './commands/deactivate-service.js';
export { UpdateService } from './commands/update-service.js';
export { AddFavorite } from './favorites/commands/add-favorite.js';
export { catalogConcerns } from './live.js';
export { PLATFORM_FEE_CENTS, priceLines, type PriceLine, type PriceRules, shownLines, sumOf } from './price.js';
export { PriceLineDto } from './price.dto.js';
export { ServiceRow };
export type { ServiceTables } from './read-models/services.js';
export type { PriceType, ServiceOffer } from './service.events.js';
export { shipCategories } from './ship-categories.js';
export { SHIPPED_CATEGORIES } from './shipped-categories.js';
export { isOffered, Service } from './service.js';

export const catalogEntities = [CategoryRow, ServiceRow, ArchivedServiceRow, ServiceDemandRow, ServiceRatingRow, FavoriteRow];
export const catalogProjections = [categories, services, serviceDemand, serviceRatings, favoriteList];
