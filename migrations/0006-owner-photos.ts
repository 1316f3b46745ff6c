import { Migration } from '@mikro-orm/migrations';

/** The photos of people, for wherever a provider is named. */
export class OwnerPhotos extends Migration {
  override up(): void {
    this.addSql(`create table "read"."owner_photo" ("user_id" uuid not null, "photo_id" uuid not null, primary key ("user_id"));`);
  }
}
