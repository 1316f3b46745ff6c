import { Migration } from '@mikro-orm/migrations';

/** Tries to sign in are counted apart: those of strangers, those of who is signed in, and those of each browser that is known. */
export class KnownDevices extends Migration {
  override up(): void {
    this.addSql(`alter table "identity_sign_in_attempt" add column "whose" text not null default 'anybody';`);
    this.addSql(`alter table "identity_sign_in_attempt" alter column "whose" drop default;`);
    this.addSql(`alter table "identity_sign_in_attempt" drop constraint "identity_sign_in_attempt_pkey";`);
    this.addSql(`alter table "identity_sign_in_attempt" add primary key ("email_id", "whose");`);
    this.addSql(`alter table "identity_credential" add column "device_epoch" int not null default 1;`);
    this.addSql(`alter table "identity_credential" alter column "device_epoch" drop default;`);
  }
}
