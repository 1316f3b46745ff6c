import { type DynamicModule, Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { Verifiable } from '../events/hash-chain.js';
import type { Upcasters } from '../events/upcast.js';
import { Readiness } from '../http/readiness.js';
import { ErasureList } from '../personal-data/erasure-list.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { SubjectKeys } from '../personal-data/subject-keys.js';
import { Config } from '../process/config.js';
import { Streams } from '../streams/streams.js';
import type { KurrentStreams } from './kurrentdb/kurrentdb-streams.js';
import { PostgresStreams } from './postgres/postgres-streams.js';
import { watchWatermark } from './postgres/watermark-metric.js';

/** The event store that the settings name, for every module; with the keys of personal data, which are always in Postgres. */
@Module({})
export class StreamsModule implements OnModuleInit, OnModuleDestroy {
  constructor(
    @Inject(Streams) private readonly streams: PostgresStreams | KurrentStreams,
    private readonly readiness: Readiness,
  ) {}

  static forRoot(upcasters: Upcasters): DynamicModule {
    const openStreams = async (config: Config, database: Database, clock: Clock, personalData: PersonalData): Promise<Streams> => {
      const { foldedEvents } = config;
      // Its client and gRPC are a twentieth of all modules, and a start without them is sooner done.
      if (config.eventStoreUrl)
        return (await import('./kurrentdb/kurrentdb-streams.js')).KurrentStreams.at(config.eventStoreUrl, clock, personalData, upcasters, {
          foldedEvents,
        });
      watchWatermark(database.pool);
      return new PostgresStreams(database.pool, clock, personalData, upcasters, { foldedEvents });
    };
    const openKeys = (config: Config, database: Database) => new SubjectKeys(database.pool, [{ version: 1, key: config.masterKey }]);
    const openPersonalData = (keys: SubjectKeys, erasures: ErasureList) => new PersonalData(keys, erasures);
    return {
      module: StreamsModule,
      global: true,
      providers: [
        { provide: SubjectKeys, useFactory: openKeys, inject: [Config, Database] },
        { provide: ErasureList, useFactory: ({ erasuresFile }: Config) => new ErasureList(erasuresFile), inject: [Config] },
        { provide: PersonalData, useFactory: openPersonalData, inject: [SubjectKeys, ErasureList] },
        { provide: Streams, useFactory: openStreams, inject: [Config, Database, Clock, PersonalData] },
        { provide: Verifiable, useExisting: Streams },
      ],
      exports: [Streams, PersonalData, Verifiable],
    };
  }

  async onModuleInit(): Promise<void> {
    const { streams } = this;
    if (!('begin' in streams)) return;
    this.readiness.mention('event store', async () => streams.trouble);
    await streams.begin();
  }

  /** Ends the readers before anything that they depend on goes. */
  onModuleDestroy(): Promise<void> {
    return this.streams.close();
  }
}
