import { type DynamicModule, Module } from '@nestjs/common';
import { Database } from './database.js';

/** `Database` for every module. MikroORM describes the tables and migrates them; at run time it has nothing to do. */
@Module({})
export class DatabaseModule {
  static forRoot(url: string): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [{ provide: Database, useFactory: () => new Database(url) }],
      exports: [Database],
    };
  }
}
