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
import { ServiceRecords } from './service-records.js';
import { SitemapController } from './sitemap/sitemap.controller.js';
import { StorefrontLoader } from './storefront/storefront-loader.js';
import { VendorServiceController } from './vendor-service.controller.js';

@Module({
  imports: [CqrsModule],
  controllers: [SitemapController, CatalogController, VendorServiceController, CategoryController],
  providers: [
    CreateCategoryHandler,
    CreateServiceHandler,
    UpdateServiceHandler,
    ActivateServiceHandler,
    DeactivateServiceHandler,
    ArchiveServiceHandler,
    StorefrontLoader,
    ServiceRecords,
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
