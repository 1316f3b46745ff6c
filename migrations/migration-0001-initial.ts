import { Migration } from '@mikro-orm/migrations';
import { eventStoreSchema } from '../src/platform/stores/postgres/schema.js';

export class Migration0001Initial extends Migration {
  override up(): void {
    this.addSql(eventStoreSchema);
    this.addSql('create schema read; create schema rebuild;');
  }
}
