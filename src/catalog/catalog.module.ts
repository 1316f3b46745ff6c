import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { Config } from '../platform/process/config.js';
import { AddFavoriteHandler } from './favorites/add-favorite.command.js';
import { FavoriteRecords } from './favorites/favorite-records.js';
import { FavoritesController } from './favorites/favorites.controller.js';
import { ForgetFavorites } from './favorites/forget-favorites.reaction.js';
import { RemoveFavoriteHandler } from './favorites/remove-favorite.command.js';
import { CatalogController } from './listing/catalog.controller.js';
import { Finds } from './listing/finds.js';
import { OrderServicesHandler } from './service-order/order-services.command.js';
import { ServiceOrderController } from './service-order/service-order.controller.js';
import { ActivateServiceHandler } from './services/activate-service.command.js';
import { ArchiveServiceHandler } from './services/archive-service.command.js';
import { CreateServiceHandler } from './services/create-service.command.js';
import { DeactivateServiceHandler } from './services/deactivate-service.command.js';
import { ServiceRecords } from './services/service-records.js';
import { UpdateServiceHandler } from './services/update-service.command.js';
import { VendorServiceController } from './services/vendor-service.controller.js';
import { FreeTime } from './storefront/free-time.js';
import { StorefrontLoader } from './storefront/storefront-loader.js';
import { SuggestionsController } from './suggestions/suggestions.controller.js';

@Module({
  imports: [CqrsModule, DiscoveryModule],
  controllers: [CatalogController, SuggestionsController, ServiceOrderController, VendorServiceController, FavoritesController],
  providers: [
    CreateServiceHandler,
    UpdateServiceHandler,
    ActivateServiceHandler,
    DeactivateServiceHandler,
    ArchiveServiceHandler,
    OrderServicesHandler,
    AddFavoriteHandler,
    RemoveFavoriteHandler,
    StorefrontLoader,
    Finds,
    FreeTime,
    ServiceRecords,
    FavoriteRecords,
    ForgetFavorites,
  ],
  exports: [Finds],
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
