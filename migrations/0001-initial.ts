import { Migration } from '@mikro-orm/migrations';

export class Initial extends Migration {
  override up(): void {
    this.addSql(EVENTS);
    this.addSql(TABLES);
  }
}

const EVENTS = String.raw`
create schema es;

create sequence es.position as bigint cache 1; -- a cache above 1 would hand out numbers below a lock's key
select nextval('es.position');                 -- from here on last_value is a number that has been given out

create table es.streams (
  stream_id bigint generated always as identity primary key,
  name      text collate "C" not null unique, -- category-id
  version   bigint not null -- of the last event, from 0; -1: no event yet
) with (fillfactor = 80);

create table es.events (
  position  bigint primary key,
  stream_id bigint not null,
  version   bigint not null,
  stream    text collate "C" not null, -- its name once more: readers of everything need no join, and an event proves itself
  type      text collate "C" not null,
  id        uuid not null,
  data      json not null, -- not jsonb: this very text is what the hash covers
  meta      json not null,
  hash      bytea not null,
  unique (stream_id, version)
);

create function es.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'events are immutable';
end $$;
create trigger immutable before update or delete or truncate on es.events for each statement execute function es.refuse();

create function es.safe_position() returns bigint language plpgsql volatile as $$
declare newest bigint; oldest_writer bigint;
begin
  select p.last_value into newest from es.position p; -- before the look at the locks
  select min(((classid::bigint << 32) | objid::bigint) & ((1::bigint << 48) - 1)) into oldest_writer
    from pg_locks
   where locktype = 'advisory' and objsubid = 1 and classid::bigint >> 16 = 4919
     and database = (select oid from pg_database where datname = current_database());
  return least(newest, coalesce(oldest_writer, newest));
end $$;

-- One call carries many groups; a group is all or nothing; a stream occurs once per call. Answers verdicts, never exceptions.
-- Per stream: _grp (from 0), _stream, _expected (-1: no stream, else the exact version), _count (0: a guard).
-- Per event: _of (1-based index into the former, in order) and what is stored.
-- Sequential scans are off and plans generic: one cached on the empty table was ten times slower within 40,000 events. A few plain
-- statements and loops over arrays, because starting one large query costs more than the work of a small call.
create function es.append(
  _grp int[], _stream text[], _expected bigint[], _count int[],
  _of int[], _type text[], _id uuid[], _data json[], _meta json[], _hash bytea[])
returns table (grp int, stream text, ok boolean, current bigint, last_position bigint)
language plpgsql security definer
set search_path = es, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  nothing text;
  found record;
  stream_ids bigint[] := array_fill(null::bigint, array[cardinality(_stream)]);
  versions bigint[] := array_fill(-1::bigint, array[cardinality(_stream)]); -- where each stream stands
  moved bigint[] := array_fill(null::bigint, array[cardinality(_stream)]);  -- where it will stand
  starts int[] := '{}';                                                     -- events before those of each stream
  positions bigint[] := '{}';
  fits boolean[] := array_fill(true, array[1 + _grp[cardinality(_grp)]]);   -- per group
  repeated boolean[] := '{}';                                               -- per group: has succeeded before
  events_before int := 0;
begin
  if -1 = any (_expected) then
    insert into streams (name, version) -- in the order of names, as every lock here: no deadlocks
      select n, -1 from unnest(_stream, _expected) u(n, x) where x = -1 order by n collate "C"
      on conflict (name) do nothing;
  end if;
  for found in
    select i.k, s.stream_id, s.version from unnest(_stream) with ordinality i(name, k) join streams s on s.name = i.name
     order by s.name for update of s
  loop
    stream_ids[found.k] := found.stream_id;
    versions[found.k] := found.version;
  end loop;

  -- Whoever appends and then dawdles in an open transaction would hold up every reader: such a session is ended.
  nothing := set_config('idle_in_transaction_session_timeout', '5s', true); -- assigned, because PERFORM would cost a query
  -- After every row lock, before the first number is drawn, once per call. 4919 is the namespace of these locks.
  nothing := pg_advisory_xact_lock_shared((4919::bigint << 48) | pg_sequence_last_value('position'))::text;

  for i in 1 .. cardinality(_stream) loop
    starts[i] := events_before;
    events_before := events_before + _count[i];
    if versions[i] <> _expected[i] then fits[1 + _grp[i]] := false; end if;
  end loop;

  for i in 1 .. cardinality(_stream) loop
    if fits[1 + _grp[i]] then
      moved[i] := _expected[i] + _count[i];
      for n in starts[i] + 1 .. starts[i] + _count[i] loop positions[n] := nextval('position'); end loop;
    elsif _count[i] > 0 then -- where the same id stands, this is a repetition of what has succeeded
      positions[starts[i] + _count[i]] := (select e.position from events e
       where e.stream_id = stream_ids[i] and e.version = _expected[i] + _count[i] and e.id = _id[starts[i] + _count[i]]);
      repeated[1 + _grp[i]] := coalesce(repeated[1 + _grp[i]], true) and positions[starts[i] + _count[i]] is not null;
    end if;
  end loop;

  if true = any (fits) and events_before > 0 then
    update streams s set version = m.version from unnest(stream_ids, moved) m(stream_id, version)
     where s.stream_id = m.stream_id and m.version is not null;
    insert into events (position, stream_id, version, stream, type, id, data, meta, hash)
      select positions[n], stream_ids[_of[n]], _expected[_of[n]] + n - starts[_of[n]], _stream[_of[n]], _type[n], _id[n], _data[n], _meta[n], _hash[n]
        from generate_series(1, events_before) n where fits[1 + _grp[_of[n]]];
  end if;

  for i in 1 .. cardinality(_stream) loop
    grp := _grp[i];
    stream := _stream[i];
    ok := fits[1 + grp] or coalesce(repeated[1 + grp], false);
    current := coalesce(moved[i], versions[i]);
    if _count[i] > 0 then
      last_position := positions[starts[i] + _count[i]];
    else
      last_position := (select e.position from events e where e.stream_id = stream_ids[i] and e.version = versions[i]);
    end if;
    return next;
  end loop;
end $$;

-- One stream, oldest event first; the hash only of the last one, which the next append continues.
create function es.stream_events(_name text)
returns table (at bigint, version bigint, id uuid, type text, data json, meta json, hash bytea)
language plpgsql stable
set search_path = es, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
  select e.position, e.version, e.id, e.type, e.data, e.meta, case when e.version = s.version then e.hash end
    from streams s join events e on e.stream_id = s.stream_id
   where s.name = _name order by e.version;
end $$;

revoke all on all functions in schema es from public;
`;

const TABLES = String.raw`
create schema read;
create schema rebuild;
create table "read"."account_directory" ("id" uuid not null, "email" text null, "full_name" text null, "phone" text null, "address" text null, "city" text null, "state" text null, "zip_code" text null, "is_admin" boolean not null, "is_auditor" boolean not null, "is_vendor" boolean not null, "email_verified" boolean not null, "photo_id" uuid null, "public_profile" boolean not null, "registered_at" timestamptz(3) not null, primary key ("id"));

create table "read"."account_settings" ("user_id" uuid not null, "email" boolean not null, "push" boolean not null, "sms" boolean not null, "marketing" boolean not null, "public_profile" boolean not null, "data_sharing" boolean not null, "tracking_cookies" boolean not null, primary key ("user_id"));

create table "read"."catalog_archived_service" ("id" uuid not null, "vendor_id" uuid not null, "changed_at" text not null, primary key ("id"));
create index "catalog_archived_service_changed" on "read"."catalog_archived_service" ("changed_at");
create index "catalog_archived_service_vendor" on "read"."catalog_archived_service" ("vendor_id");

create table "read"."booking_list" ("id" uuid not null, "customer_id" uuid not null, "vendor_id" uuid not null, "service_id" uuid not null, "service_title" text not null, "status" text not null, "reason" text null, "date" date not null, "time" text not null, "time_zone" text not null, "starts_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "duration_minutes" int not null, "price_cents" int not null, "platform_fee_cents" int not null, "price_lines" json null, "cancellation_fee_cents" int not null, "charge_cents" int null, "street" text null, "zip" text null, "city" text null, "state" text null, "instructions" text null, "created_at" timestamptz(3) not null, "respond_by" timestamptz(3) not null, "confirmed_at" timestamptz(3) null, "cancelled_at" timestamptz(3) null, "completed_at" timestamptz(3) null, "reviewed" boolean not null, "sequence" int not null, "proposal_id" uuid null, "proposed_by" text null, "proposed_date" date null, "proposed_time" text null, "proposed_starts_at" timestamptz(3) null, "proposal_lapses_at" timestamptz(3) null, "customer_claimed_at" timestamptz(3) null, "vendor_claimed_at" timestamptz(3) null, "contest_by" timestamptz(3) null, "contested_at" timestamptz(3) null, "claims_dismissed_at" timestamptz(3) null, "problem_reported_at" timestamptz(3) null, "problem_decided_at" timestamptz(3) null, "refund_cents" int null, primary key ("id"));
create index "booking_list_customer" on "read"."booking_list" ("customer_id", "created_at");
create index "booking_list_vendor" on "read"."booking_list" ("vendor_id", "starts_at");
create index "booking_list_newest" on "read"."booking_list" ("created_at");
create index "booking_list_cases" on "read"."booking_list" ("id") where contest_by is not null or problem_reported_at is not null;

create table "read"."booking_timeline" ("id" uuid not null, "booking_id" uuid not null, "recorded_as" text not null, "kind" text not null, "by" text not null, "at" timestamptz(3) not null, "date" date null, "time" text null, "from_date" date null, "from_time" text null, "cents" int null, "reason" text null, "due" timestamptz(3) null, "text" text null, "author_id" uuid null, primary key ("id"));
create index "booking_timeline_booking" on "read"."booking_timeline" ("booking_id", "kind");
create index "booking_timeline_author" on "read"."booking_timeline" ("author_id");

create table "read"."catalog_category" ("id" uuid not null, "parent_id" uuid null, "slug" text not null, "name" text not null, "description" text not null, "icon" text null, "created_at" timestamptz(3) not null, primary key ("id"));

create table "read"."contact_message" ("id" uuid not null, "subject_id" uuid not null, "sender_id" uuid null, "topic" text not null, "name" text null, "email" text null, "message" text null, "status" text not null, "received_at" timestamptz(3) not null, "answered_at" timestamptz(3) null, primary key ("id"));
create index "contact_message_newest" on "read"."contact_message" ("received_at");
create index "contact_message_status" on "read"."contact_message" ("status", "received_at");
create index "contact_message_subject" on "read"."contact_message" ("subject_id");

create table "identity_credential" ("user_id" uuid not null, "password_hash" text not null, "strong_enough_for_staff" boolean not null, "epoch" int not null, "created_at" timestamptz(3) not null, primary key ("user_id"));

create table "demo_load" ("id" int not null, "anchor" timestamptz(3) not null, "finished" boolean not null, primary key ("id"));

create table "read"."catalog_favorite" ("user_id" uuid not null, "kind" text not null, "target_id" uuid not null, "added_at" timestamptz(3) not null, primary key ("user_id", "kind", "target_id"));

create table "idempotency_record" ("actor" text not null, "route" text not null, "key" text not null, "body_hash" text not null, "command_id" uuid not null, "lease_until" timestamptz not null, "status" int null, "position" text null, "answer" text null, "created_at" timestamptz not null, primary key ("actor", "route", "key"));
create index "idempotency_record_created_at_index" on "idempotency_record" ("created_at");

create table "kept_mail" ("id" uuid not null, "user_id" uuid not null, "to_address" text not null, "subject" text not null, "text" text not null, "kept_at" timestamptz(3) not null, primary key ("id"));
create index "kept_mail_kept_at_index" on "kept_mail" ("kept_at");
create index "kept_mail_user_id_index" on "kept_mail" ("user_id");

create table "kept_message" ("id" uuid not null, "channel" text not null, "user_id" uuid not null, "to_address" text not null, "text" text not null, "kept_at" timestamptz(3) not null, primary key ("id", "channel"));
create index "kept_message_kept_at_index" on "kept_message" ("kept_at");
create index "kept_message_user_id_index" on "kept_message" ("user_id");

create table "identity_mail_token" ("token_hash" text not null, "purpose" text not null, "user_id" uuid not null, "email" text null, "epoch" int null, "return_to" text null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "used_by" uuid null, primary key ("token_hash"));
create index "identity_mail_token_user_id_created_at_index" on "identity_mail_token" ("user_id", "created_at");
create index "identity_mail_token_expires_at_index" on "identity_mail_token" ("expires_at");

create table "identity_photo" ("id" uuid not null, "user_id" uuid not null, "box" text not null, "uploaded_at" timestamptz(3) not null, primary key ("id"));
create index "identity_photo_user_id_index" on "identity_photo" ("user_id");

create table "read"."platform_counts" ("id" text not null, "users" int not null, "vendors" int not null, "pending_vendors" int not null, "bookings" int not null, "revenue_cents" bigint not null, "completed_cents" bigint not null, primary key ("id"));

create table "projection_checkpoint" ("name" text not null, "position" text not null, "starts" int not null default 0, "joined" json not null, primary key ("name"));

create table "projection_parked" ("projection" text not null, "stream" text not null, "position" text not null, "version" int not null, "attempts" int not null, "error" text null, "parked" boolean not null default false, "try_again" boolean not null default false, primary key ("projection", "stream"));

create table "projection_table" ("name" text not null, "changed_at" text not null, "repairs" int not null default 0, primary key ("name"));

create table "projection_version" ("name" text not null, "version" int not null, primary key ("name"));

create table "reaction_checkpoint" ("reaction" text not null, "position" text not null, primary key ("reaction"));

create table "reaction_parked" ("reaction" text not null, "stream" text not null, "version" int not null, "attempts" int not null, "error" text null, "try_again_at" timestamptz(3) null, primary key ("reaction", "stream"));

create table "identity_recovery_code" ("user_id" uuid not null, "code_hash" text not null, primary key ("user_id", "code_hash"));

create table "read"."review_report" ("id" uuid not null, "review_id" uuid not null, "booking_id" uuid not null, "reported_by" uuid not null, "ground" text not null, "note" text null, "reported_at" timestamptz(3) not null, "open" boolean not null, primary key ("id"));
create index "review_report_review" on "read"."review_report" ("review_id");
create index "review_report_reporter" on "read"."review_report" ("reported_by");

create table "read"."review_list" ("id" uuid not null, "booking_id" uuid not null, "vendor_id" uuid not null, "service_id" uuid not null, "customer_id" uuid not null, "service_title" text not null, "rating" int not null, "comment" text null, "posted_at" timestamptz(3) not null, "edited_at" timestamptz(3) null, "reply" text null, "owner_id" uuid null, "replied_at" timestamptz(3) null, "hidden" boolean not null, "reported_at" timestamptz(3) null, "explanation" text null, "decided_by" uuid null, "decided_at" timestamptz(3) null, primary key ("id"));
create index "review_list_vendor" on "read"."review_list" ("vendor_id", "posted_at");
create index "review_list_customer" on "read"."review_list" ("customer_id", "posted_at");
create index "review_list_newest" on "read"."review_list" ("posted_at");

create table "sent_notice" ("id" uuid not null, "channel" text not null, "user_id" uuid not null, "sent_at" timestamptz(3) not null, primary key ("id", "channel"));
create index "sent_notice_user_id_index" on "sent_notice" ("user_id");

create table "read"."catalog_service_demand" ("service_id" uuid not null, "day" date not null, "bookings" int not null, primary key ("service_id", "day"));
create index "catalog_service_demand_day" on "read"."catalog_service_demand" ("day");

create table "read"."catalog_service_rating" ("service_id" uuid not null, "stars" int not null, "reviews" int not null, primary key ("service_id"));

create table "read"."catalog_service" ("id" uuid not null, "revision" int not null, "vendor_id" uuid not null, "category_id" uuid not null, "title" text not null, "description" text not null, "base_price_cents" int not null, "price_type" text not null, "duration_minutes" int not null, "active" boolean not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "changed_at" text not null, primary key ("id"));
create index "catalog_service_changed" on "read"."catalog_service" ("changed_at");
create index "catalog_service_vendor" on "read"."catalog_service" ("vendor_id", "created_at");
create index "catalog_service_category" on "read"."catalog_service" ("category_id", "created_at");

create table "identity_session" ("id" uuid not null, "user_id" uuid not null, "counter" int not null, "epoch" int not null, "device" text not null, "opened_at" timestamptz(3) not null, "refreshed_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, primary key ("id"));
create index "identity_session_user_id_index" on "identity_session" ("user_id");
create index "identity_session_refreshed_at_index" on "identity_session" ("refreshed_at");

create table "identity_sign_in_attempt" ("email_id" text not null, "failures" int not null, "blocked_until" timestamptz(3) null, "last_at" timestamptz(3) not null, primary key ("email_id"));
create index "identity_sign_in_attempt_last_at_index" on "identity_sign_in_attempt" ("last_at");

create table "read"."slot_hold" ("id" uuid not null, "vendor_id" uuid not null, "date" date not null, "lane" int not null, "hours" json not null, "until" timestamptz(3) not null, primary key ("id"));
create index "slot_hold_vendor" on "read"."slot_hold" ("vendor_id", "date");

create table "subject_keys" ("subject_id" text not null, "kek_version" int not null, "wrapped_key" bytea null, "shredded_at" timestamptz(3) null, primary key ("subject_id"));

create table "read"."taken_hour" ("vendor_id" uuid not null, "date" date not null, "lane" int not null, "hour" int not null, "booking_id" uuid not null, "holders" int not null, primary key ("vendor_id", "date", "lane", "hour"));
alter table "read"."taken_hour" add constraint "taken_hour_has_one_holder" check (holders = 1);

create table "timer_attempt" ("key" text not null, "due_at" timestamptz(3) not null, "attempts" int not null, "again_at" timestamptz(3) not null, "error" text null, primary key ("key"));

create table "read"."timer" ("key" text not null, "kind" text not null, "subject" text not null, "due_at" timestamptz(3) not null, primary key ("key"));
create index "timer_due" on "read"."timer" ("due_at");

create table "identity_two_factor" ("user_id" uuid not null, "secret" text null, "last_step" int not null, "pending_secret" text null, "pending_since" timestamptz(3) null, "pending_epoch" int null, primary key ("user_id"));

create table "read"."vendor_day" ("vendor_id" uuid not null, "date" date not null, "user_id" uuid not null, "hours" json not null, "note" text null, primary key ("vendor_id", "date"));
create index "vendor_day_owner" on "read"."vendor_day" ("user_id");

create table "read"."vendor_figures" ("vendor_id" uuid not null, "services" int not null, "bookings" int not null, "completed_bookings" int not null, "revenue_cents" bigint not null, primary key ("vendor_id"));

create table "read"."vendor_directory" ("id" uuid not null, "user_id" uuid not null, "owner_name" text null, "phone" text null, "address" text null, "business_license" text null, "business_name" text not null, "business_description" text not null, "city" text not null, "state" text not null, "zip" text not null, "latitude" double precision null, "longitude" double precision null, "time_zone" text not null, "service_area_radius" int not null, "years_in_business" int null, "website_url" text null, "verification_status" text not null, "active" boolean not null, "paused" boolean not null, "suspension_reason" text null, "submission" int not null, "rejection_reason" text null, "applied_at" timestamptz(3) not null, "approved_at" timestamptz(3) null, "member_since" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "rating_sum" int not null, "rating_count" int not null, primary key ("id"));
create index "vendor_directory_owner" on "read"."vendor_directory" ("user_id");
create index "vendor_directory_status" on "read"."vendor_directory" ("verification_status", "applied_at");

create table "read"."vendor_settings" ("vendor_id" uuid not null, "notifications" json not null, "auto_accept" boolean not null, "instant_booking" boolean not null, "advance_notice_hours" int not null, "dynamic_pricing" boolean not null, "weekend_percent" int not null, "evening_percent" int not null, "minimum_booking_cents" int not null, "cancellation_fee_cents" int not null, "weekly_hours" json not null, "lanes" int not null, "buffer_minutes" int not null, "horizon_days" int not null, primary key ("vendor_id"));
`;
