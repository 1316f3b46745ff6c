import { Migration } from '@mikro-orm/migrations';
import { eventStoreSchema } from '../src/platform/stores/postgres/schema.js';

export class Initial extends Migration {
  override up(): void {
    this.addSql(eventStoreSchema);
    this.addSql(TABLES);
  }
}

const TABLES = String.raw`
create schema read;
create schema rebuild;
create table "read"."account_directory" ("id" uuid not null, "email" text null, "full_name" text null, "phone" text null, "address" text null, "city" text null, "state" text null, "zip_code" text null, "is_admin" boolean not null, "is_auditor" boolean not null, "is_vendor" boolean not null, "email_verified" boolean not null, "registered_at" timestamptz(3) not null, primary key ("id"));

create table "read"."booking_list" ("id" uuid not null, "customer_id" uuid not null, "vendor_id" uuid not null, "service_id" uuid not null, "service_title" text not null, "status" text not null, "reason" text null, "date" date not null, "time" text not null, "time_zone" text not null, "starts_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "duration_minutes" int not null, "price_cents" int not null, "platform_fee_cents" int not null, "cancellation_fee_cents" int not null, "charge_cents" int null, "street" text null, "zip" text null, "city" text null, "state" text null, "instructions" text null, "created_at" timestamptz(3) not null, "respond_by" timestamptz(3) not null, "completed_at" timestamptz(3) null, "reviewed" boolean not null, primary key ("id"));
create index "booking_list_customer" on "read"."booking_list" ("customer_id", "created_at");
create index "booking_list_vendor" on "read"."booking_list" ("vendor_id", "starts_at");
create index "booking_list_newest" on "read"."booking_list" ("created_at");

create table "read"."catalog_category" ("id" uuid not null, "parent_id" uuid null, "slug" text not null, "name" text not null, "description" text not null, "icon" text null, "created_at" timestamptz(3) not null, primary key ("id"));

create table "identity_credential" ("user_id" uuid not null, "password_hash" text not null, "strong_enough_for_staff" boolean not null, "created_at" timestamptz(3) not null, primary key ("user_id"));

create table "demo_load" ("id" int not null, "anchor" timestamptz(3) not null, "finished" boolean not null, primary key ("id"));

create table "idempotency_record" ("actor" text not null, "route" text not null, "key" text not null, "body_hash" text not null, "command_id" uuid not null, "lease_until" timestamptz not null, "status" int null, "position" text null, "answer" text null, "created_at" timestamptz not null, primary key ("actor", "route", "key"));
create index "idempotency_record_created_at_index" on "idempotency_record" ("created_at");

create table "kept_mail" ("id" uuid not null, "to_address" text not null, "subject" text not null, "text" text not null, "kept_at" timestamptz(3) not null, primary key ("id"));
create index "kept_mail_kept_at_index" on "kept_mail" ("kept_at");

create table "identity_mail_token" ("token_hash" text not null, "purpose" text not null, "user_id" uuid not null, "return_to" text null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "used_by" uuid null, primary key ("token_hash"));
create index "identity_mail_token_user_id_created_at_index" on "identity_mail_token" ("user_id", "created_at");
create index "identity_mail_token_expires_at_index" on "identity_mail_token" ("expires_at");

create table "read"."platform_counts" ("id" text not null, "users" int not null, "vendors" int not null, "pending_vendors" int not null, "bookings" int not null, "revenue_cents" bigint not null, "completed_cents" bigint not null, primary key ("id"));

create table "projection_checkpoint" ("name" text not null, "position" text not null, "starts" int not null default 0, "joined" json not null, primary key ("name"));

create table "projection_parked" ("projection" text not null, "stream" text not null, "position" text not null, "version" int not null, "attempts" int not null, "error" text null, "parked" boolean not null default false, "try_again" boolean not null default false, primary key ("projection", "stream"));

create table "projection_table" ("name" text not null, "changed_at" text not null, "repairs" int not null default 0, primary key ("name"));

create table "projection_version" ("name" text not null, "version" int not null, primary key ("name"));

create table "reaction_checkpoint" ("reaction" text not null, "position" text not null, primary key ("reaction"));

create table "reaction_parked" ("reaction" text not null, "stream" text not null, "version" int not null, "attempts" int not null, "error" text null, "try_again_at" timestamptz(3) null, primary key ("reaction", "stream"));

create table "read"."review_list" ("id" uuid not null, "booking_id" uuid not null, "vendor_id" uuid not null, "customer_id" uuid not null, "service_title" text not null, "rating" int not null, "comment" text null, "posted_at" timestamptz(3) not null, primary key ("id"));
create index "review_list_vendor" on "read"."review_list" ("vendor_id", "posted_at");
create index "review_list_customer" on "read"."review_list" ("customer_id");

create table "read"."catalog_service_demand" ("service_id" uuid not null, "day" date not null, "bookings" int not null, primary key ("service_id", "day"));
create index "catalog_service_demand_day" on "read"."catalog_service_demand" ("day");

create table "read"."catalog_service" ("id" uuid not null, "revision" int not null, "vendor_id" uuid not null, "category_id" uuid not null, "title" text not null, "description" text not null, "base_price_cents" int not null, "price_type" text not null, "duration_minutes" int not null, "active" boolean not null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "catalog_service_vendor" on "read"."catalog_service" ("vendor_id", "created_at");
create index "catalog_service_category" on "read"."catalog_service" ("category_id", "created_at");
create index "catalog_service_newest" on "read"."catalog_service" ("created_at" desc, "id") where "active";
create index "catalog_service_price" on "read"."catalog_service" ("base_price_cents") where "active";

create table "identity_session" ("id" uuid not null, "user_id" uuid not null, "counter" int not null, "opened_at" timestamptz(3) not null, "refreshed_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, primary key ("id"));
create index "identity_session_user_id_index" on "identity_session" ("user_id");
create index "identity_session_refreshed_at_index" on "identity_session" ("refreshed_at");

create table "identity_sign_in_attempt" ("email_id" text not null, "failures" int not null, "blocked_until" timestamptz(3) null, "last_at" timestamptz(3) not null, primary key ("email_id"));
create index "identity_sign_in_attempt_last_at_index" on "identity_sign_in_attempt" ("last_at");

create table "subject_keys" ("subject_id" text not null, "kek_version" int not null, "wrapped_key" bytea null, "shredded_at" timestamptz(3) null, primary key ("subject_id"));

create table "read"."taken_hour" ("vendor_id" uuid not null, "date" date not null, "lane" int not null, "hour" int not null, "booking_id" uuid not null, "holders" int not null, primary key ("vendor_id", "date", "lane", "hour"));
alter table "read"."taken_hour" add constraint "taken_hour_has_one_holder" check (holders = 1);

create table "read"."vendor_figures" ("vendor_id" uuid not null, "services" int not null, "bookings" int not null, "completed_bookings" int not null, "revenue_cents" bigint not null, primary key ("vendor_id"));

create table "read"."vendor_directory" ("id" uuid not null, "user_id" uuid not null, "owner_name" text null, "phone" text null, "address" text null, "business_license" text null, "business_name" text not null, "business_description" text not null, "city" text not null, "state" text not null, "zip" text not null, "time_zone" text not null, "service_area_radius" int not null, "years_in_business" int null, "website_url" text null, "verification_status" text not null, "active" boolean not null, "submission" int not null, "rejection_reason" text null, "applied_at" timestamptz(3) not null, "member_since" timestamptz(3) not null, "rating_sum" int not null, "rating_count" int not null, primary key ("id"));
create index "vendor_directory_owner" on "read"."vendor_directory" ("user_id");
create index "vendor_directory_status" on "read"."vendor_directory" ("verification_status", "applied_at");
create index "vendor_directory_reviews" on "read"."vendor_directory" ("rating_count" desc);
create index "vendor_directory_rating" on "read"."vendor_directory" (("rating_sum"::float8 / nullif("rating_count", 0)) desc nulls last);
`;
