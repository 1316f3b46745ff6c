import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './accounts/index.js';
import { AdministrationModule } from './administration/index.js';
import { BookingModule } from './booking/index.js';
import { BookingNoticesModule } from './booking-notices/index.js';
import { CalendarAddressModule } from './calendar-address/index.js';
import { CatalogModule } from './catalog/index.js';
import { CategoriesModule } from './categories/index.js';
import { ContactModule } from './contact/index.js';
import { IdentityModule } from './identity/index.js';
import { InvitationsModule } from './invitations/index.js';
import { ModerationModule } from './moderation/index.js';
import { NotificationsModule } from './notifications/index.js';
import { PlatformModule, type PlatformOptions } from './platform/platform.module.js';
import { PlatformSettingsModule } from './platform-settings/index.js';
import { PortfolioModule } from './portfolio/index.js';
import { live, projections, upcasters } from './registry.js';
import { ReportingModule } from './reporting/index.js';
import { ReviewsModule } from './reviews/index.js';
import { SavedViewsModule } from './saved-views/index.js';
import { SchedulingModule } from './scheduling/index.js';
import { SettingsAdministrationModule } from './settings-administration/index.js';
import { SitemapModule } from './sitemap/index.js';
import { VendorOnboardingModule } from './vendor-onboarding/index.js';
import { VisitsModule } from './visits/index.js';

/** The product: the platform, and the modules in the order in which they may know each other. */
@Module({})
export class AppModule {
  static forRoot(
    options: Pick<PlatformOptions, 'config' | 'databaseUrl' | 'clock' | 'logTo'> & {
      readonly reactions?: boolean;
      /** By default with the reactions. */
      readonly timers?: boolean;
    },
  ): DynamicModule {
    const { reactions = true, timers = reactions, ...platform } = options;
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot({ ...platform, upcasters, readModels: { projections, reactions }, timers, live }),
        AccountsModule,
        IdentityModule,
        InvitationsModule,
        NotificationsModule,
        ContactModule,
        PlatformSettingsModule,
        SavedViewsModule,
        VendorOnboardingModule,
        PortfolioModule,
        CategoriesModule,
        CatalogModule,
        SitemapModule,
        VisitsModule,
        SchedulingModule,
        BookingModule,
        CalendarAddressModule,
        ReviewsModule,
        BookingNoticesModule,
        ModerationModule,
        SettingsAdministrationModule,
        AdministrationModule,
        ReportingModule,
      ],
    };
  }
}
