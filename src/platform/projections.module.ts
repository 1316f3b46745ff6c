import { type DynamicModule, Inject, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Clock } from './clock.js';
import { Database } from './database/database.js';
import { Readiness } from './http/readiness.js';
import { PersonalData } from './personal-data/personal-data.js';
import { Config } from './process/config.js';
import { Consistency } from './projections/consistency.js';
import { KeptValues } from './projections/kept/kept-values.js';
import { Progress } from './projections/progress.js';
import { ProjectionRunner, type RunnerParts } from './projections/projection-runner.js';
import { ReactionsRunner } from './reactions/reactions-runner.js';
import { reactionsIn } from './reactions/reacts.decorator.js';
import { ProjectionHealth } from './rebuild/projection-health.js';
import { Rebuild } from './rebuild/rebuild.js';
import { Streams } from './streams/streams.js';
import type { Projection } from './tables/projection.js';
import { StreamReads } from './together/stream-reads.js';

export interface ReadModels {
  readonly projections: readonly Projection[];
  /** Are the providers marked `@Reacts()` run? */
  readonly reactions: boolean;
}

const READ_MODELS = Symbol('read models');
const PARTS = Symbol('runner parts');

/** Read tables and reactions: kept up to date by one process at a time among those whose role it is, and waited for by all. */
@Module({})
export class ProjectionsModule implements OnApplicationBootstrap, OnModuleDestroy {
  private reactions: ReactionsRunner | undefined;

  constructor(
    private readonly config: Config,
    private readonly runner: ProjectionRunner,
    private readonly discovery: DiscoveryService,
    private readonly readiness: Readiness,
    private readonly health: ProjectionHealth,
    @Inject(PARTS) private readonly parts: RunnerParts,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
  ) {}

  static forRoot(readModels: ReadModels): DynamicModule {
    return {
      module: ProjectionsModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        Progress,
        KeptValues,
        StreamReads,
        { provide: READ_MODELS, useValue: readModels },
        {
          provide: PARTS,
          useFactory: ({ pool }: Database, streams: Streams, personalData: PersonalData, progress: Progress, clock: Clock) => ({
            pool,
            streams,
            personalData,
            progress,
            clock,
            projections: readModels.projections,
          }),
          inject: [Database, Streams, PersonalData, Progress, Clock],
        },
        { provide: Rebuild, useFactory: (parts: RunnerParts) => new Rebuild(parts), inject: [PARTS] },
        {
          provide: ProjectionRunner,
          useFactory: (parts: RunnerParts, rebuild: Rebuild) =>
            new ProjectionRunner({ ...parts, prepare: (client, signal) => rebuild.prepare(client, signal) }),
          inject: [PARTS, Rebuild],
        },
        {
          provide: ProjectionHealth,
          useFactory: (parts: RunnerParts, rebuild: Rebuild) => new ProjectionHealth(parts, rebuild),
          inject: [PARTS, Rebuild],
        },
        {
          provide: Consistency,
          useFactory: ({ pool }: Database, progress: Progress, config: Config) => new Consistency(pool, progress, config.readPatienceMs),
          inject: [Database, Progress, Config],
        },
      ],
      exports: [Consistency, KeptValues, Progress, ProjectionRunner, Rebuild, StreamReads],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    this.readiness.require('read tables', () => this.health.notReady());
    this.readiness.mention('events', () => this.health.degraded());
    if (this.readModels.reactions) this.reactions = new ReactionsRunner({ ...this.parts, reactions: reactionsIn(this.discovery) });
    await this.reactions?.register();
    if (this.config.role === 'api') return;
    this.runner.start();
    this.reactions?.start();
  }

  /** Finishes the batches that are being written. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.runner.stop(), this.reactions?.stop()]);
  }
}
