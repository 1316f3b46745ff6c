import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LoggerModule } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import { Clock } from './clock.js';
import { DatabaseModule } from './database/database.module.js';
import type { Upcasters } from './events/upcast.js';
import { PlacesController } from './geo/places.controller.js';
import { LimitsModule } from './limits/limits.module.js';
import type { Concerns } from './live/concerns.js';
import { LiveModule } from './live/live.module.js';
import { MailModule } from './mail/mail.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { Config } from './process/config.js';
import { loggerOptions } from './process/logging.js';
import { ProjectionsModule, type ReadModels } from './projections.module.js';
import { HttpModule } from './server/http.module.js';
import { StreamsModule } from './stores/streams.module.js';
import { TimersModule } from './timers/timers.module.js';

export interface PlatformOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly clock: Clock;
  /** What the business modules bring: the platform itself knows none of them. */
  readonly upcasters: Upcasters;
  readonly readModels: ReadModels;
  readonly live: readonly Concerns[];
  /** Are deadlines carried out when they are due? */
  readonly timers: boolean;
  /** Where the log goes instead of the standard output. */
  readonly logTo?: DestinationStream | undefined;
}

/** Everything that modules build on: settings, clock, event store, read tables, commands, HTTP. */
@Module({})
export class PlatformModule {
  static forRoot({ config, databaseUrl, clock, upcasters, readModels, timers, live, logTo }: PlatformOptions): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [
        LoggerModule.forRoot(loggerOptions(config, logTo)),
        CqrsModule.forRoot(),
        DatabaseModule.forRoot(databaseUrl),
        StreamsModule.forRoot(upcasters),
        ProjectionsModule.forRoot(readModels),
        TimersModule.forRoot(timers),
        LiveModule.forRoot(live),
        LimitsModule,
        MailModule,
        PicturesModule,
        HttpModule,
      ],
      controllers: [PlacesController],
      providers: [
        { provide: Config, useValue: config },
        { provide: Clock, useValue: clock },
      ],
      exports: [Config, Clock, CqrsModule],
    };
  }
}
