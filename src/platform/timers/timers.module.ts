import { type DynamicModule, Inject, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { Readiness } from '../http/readiness.js';
import { Config } from '../process/config.js';
import { Progress } from '../projections/progress.js';
import { DueTimers } from './due-timers.js';
import { Fires, type Firing } from './fires.decorator.js';
import { Ticker } from './ticker.js';
import { TimerRow } from './timer-tables.js';

const TICKING = Symbol('ticking');

/** Deadlines that outlive the process: each is a row that an event has left, and any process carries out what is due. */
@Module({})
export class TimersModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly config: Config,
    private readonly ticker: Ticker,
    private readonly due: DueTimers,
    private readonly readiness: Readiness,
    @Inject(TICKING) private readonly ticking: boolean,
  ) {}

  static forRoot(ticking: boolean): DynamicModule {
    return {
      module: TimersModule,
      imports: [DiscoveryModule, CqrsModule],
      providers: [
        { provide: TICKING, useValue: ticking },
        { provide: DueTimers, useFactory: ({ pool }: Database) => new DueTimers(pool), inject: [Database] },
        {
          provide: Ticker,
          useFactory: (due: DueTimers, clock: Clock, commands: CommandBus, discovery: DiscoveryService, progress: Progress) =>
            new Ticker({
              due,
              clock,
              fires: () => discovered(discovery),
              dispatch: (command) => commands.execute(command),
              stamp: () => progress.stamps().get(TimerRow.meta.tableName),
            }),
          inject: [DueTimers, Clock, CommandBus, DiscoveryService, Progress],
        },
      ],
    };
  }

  onApplicationBootstrap(): void {
    this.readiness.mention('timers', async () => {
      const failing = await this.due.worrying();
      return failing > 0 ? `${failing} timers have failed several times.` : undefined;
    });
    if (this.ticking && this.config.role !== 'api') this.ticker.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.ticker.stop();
  }
}

function discovered(discovery: DiscoveryService): Firing['fires'] {
  const marked = discovery.getProviders({ metadataKey: Fires.KEY });
  return Object.assign({}, ...marked.map(({ instance }) => (instance as Firing).fires)) as Firing['fires'];
}
