import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Readiness } from '../http/readiness.js';
import { Database } from './database.js';
import { pendingMigrations } from './migrate.js';
import { type Entities, ormOptions } from './orm.js';

/** `Database` for reads and projections, `EntityManager` for plain tables; for every module. */
@Module({})
export class DatabaseModule implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly readiness: Readiness,
  ) {}

  static forRoot(url: string, entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [MikroOrmModule.forRoot(ormOptions(url, entities))],
      providers: [{ provide: Database, useFactory: () => new Database(url) }],
      exports: [Database],
    };
  }

  onApplicationBootstrap(): void {
    this.readiness.require('migrations', async () => {
      const pending = await pendingMigrations(this.database.pool);
      return pending.length > 0 ? `not applied: ${pending.join(', ')}` : undefined;
    });
  }
}
