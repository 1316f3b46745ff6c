import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Module } from '@nestjs/common';
import { Database } from './database.js';
import { type Entities, ormOptions } from './orm.js';

/** `Database` for reads and projections, `EntityManager` for plain tables; for every module. */
@Module({})
export class DatabaseModule {
  static forRoot(url: string, entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [MikroOrmModule.forRoot(ormOptions(url, entities))],
      providers: [{ provide: Database, useFactory: () => new Database(url) }],
      exports: [Database],
    };
  }
}
