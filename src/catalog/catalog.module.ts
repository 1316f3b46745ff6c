import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Config } from '../platform/config.js';
import { CatalogController } from './catalog.controller.js';
import { CategoryController } from './category.controller.js';
import { ActivateServiceHandler } from './commands/activate-service.js';
import { ArchiveServiceHandler } from './commands/archive-service.js';
import { CreateCategoryHandler } from './commands/create-category.js';
import { CreateServiceHandler } from './commands/create-service.js';
import { DeactivateServiceHandler } from './commands/deactivate-service.js';
import { UpdateServiceHandler } from './commands/update-service.js';
import { AddFavoriteHandler } from './favorites/commands/add-favorite.js';
import { RemoveFavoriteHandler } from './favorites/commands/remove-favorite.js';
import { FavoriteRecords } from './favorites/favorite-records.js';
import { FavoritesController } from './favorites/favorites.controller.js';
import { ForgetFavorites } from './favorites/forget-favorites.js';
import { ServiceRecords } from './service-records.js';
import { SitemapController } from './sitemap/sitemap.controller.js';
import { StorefrontLoader } from './storefront/storefront-loader.js';
import { VendorServiceController } from './vendor-service.controller.js';

@Module({
  imports: [CqrsModule],
  controllers: [SitemapController, CatalogController, VendorServiceController, CategoryController, FavoritesController],
  providers: [
    CreateCategoryHandler,
    CreateServiceHandler,
    UpdateServiceHandler,
    ActivateServiceHandler,
    DeactivateServiceHandler,
    ArchiveServiceHandler,
    AddFavoriteHandler,
    RemoveFavoriteHandler,
    StorefrontLoader,
    ServiceRecords,
    FavoriteRecords,
    ForgetFavorites,
  ],
})
export class CatalogModule implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly storefront: StorefrontLoader,
  ) {}

  /** So that the first visitor does not wait for it. */
  onApplicationBootstrap(): void {
    if (this.config.role === 'projections') return;
    this.storefront
      .upToDate()
      .catch((error: Error) => new Logger(CatalogModule.name).warn(`The services were not read at the start: ${error.message}`));
  }
}
