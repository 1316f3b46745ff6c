/**
 * The tables and functions of the Postgres event store, run once by a migration as the owner of schema `es`.
 *
 * Ordering. A reader that pages by `position > last` would skip events, because a later number can commit first. So each writer takes a
 * *shared* advisory lock whose key is the sequence's value that it saw before it drew numbers of its own, and a reader goes no further than
 * the lowest such key (`es.safe_position`). Every position is above its writer's key; a lock taken after the reader has sampled the
 * sequence can only lead to positions above that sample; a commit is visible before its locks go. Writers never wait for each other here,
 * and a transaction that has not appended stalls nobody.
 *
 * Immutability. A trigger refuses UPDATE, DELETE and TRUNCATE of events for everybody. Where the application's role is not the owner, `eventStoreGrants`
 * leaves it nothing but SELECT and the append function; where one role is both (a laptop), it could drop the trigger, and the hash
 * chain is what remains.
 */
export const eventStoreSchema = String.raw`
create schema es;

create sequence es.position as bigint cache 1; -- a cache above 1 would hand out numbers below a lock's key
select nextval('es.position');                 -- from here on last_value is a number that has been given out

create table es.streams (
  stream_id bigint generated always as identity primary key,
  name      text collate "C" not null unique,
  category  text collate "C" not null,
  version   bigint not null -- of the last event, from 0; -1: no event yet
) with (fillfactor = 80);

create table es.events (
  position  bigint primary key,
  stream_id bigint not null,
  version   bigint not null,
  category  text collate "C" not null,
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

create function es.watermark_lock() returns void language plpgsql set search_path = es, pg_temp as $$
declare seen bigint;
begin
  select p.last_value into seen from es.position p;
  perform pg_advisory_xact_lock_shared((4919::bigint << 48) | seen); -- 4919: the namespace of these locks
end $$;

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
-- Per stream: _grp, _stream, _expected (-1: no stream, else the exact version), _count (0: a guard).
-- Per event: _of (1-based index into the former, in order) and what is stored.
-- Sequential scans are off and the plan generic: one cached on the empty table was ten times slower within 40,000 events.
create function es.append(
  _grp int[], _stream text[], _expected bigint[], _count int[],
  _of int[], _type text[], _id uuid[], _data json[], _meta json[], _hash bytea[])
returns table (grp int, stream text, ok boolean, current bigint, last_position bigint)
language plpgsql security definer
set search_path = es, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  insert into streams (name, category, version) -- in the order of names, as every lock here: no deadlocks
    select n, split_part(n, '-', 1), -1 from unnest(_stream, _expected) u(n, x) where x = -1 order by n collate "C"
    on conflict (name) do nothing;
  perform 1 from streams s where s.name = any (_stream) order by s.name for update;
  -- Whoever appends and then dawdles in an open transaction would hold up every reader: such a session is ended.
  perform set_config('idle_in_transaction_session_timeout', '5s', true);
  perform watermark_lock(); -- after every row lock, before the first number is drawn, once per call
  return query
  with item as (select * from unnest(_grp, _stream, _expected, _count) with ordinality u(g, name, x, n, k)),
  event as (select * from unnest(_of, _type, _id, _data, _meta, _hash) with ordinality u(k, type, id, data, meta, hash, ord)),
  seen as (
    select i.*, s.stream_id, s.category, coalesce(s.version, -1) as cur,
           bool_and(coalesce(s.version, -1) = i.x) over (partition by i.g) as fits
      from item i left join streams s on s.name = i.name),
  moved as (update streams s set version = v.x + v.n from seen v where v.fits and v.n > 0 and s.stream_id = v.stream_id),
  written as (
    insert into events (position, stream_id, version, category, type, id, data, meta, hash)
    select nextval('es.position'), e.* from (
      select v.stream_id, v.x + row_number() over (partition by v.k order by o.ord), v.category, o.type, o.id, o.data, o.meta, o.hash
        from event o join seen v on v.k = o.k where v.fits order by o.ord) e
    returning events.position, events.stream_id),
  answer as (
    select v.*, case
        when v.n = 0 then (select a.position from events a where a.stream_id = v.stream_id and a.version = v.cur)
        when v.fits then (select max(w.position) from written w where w.stream_id = v.stream_id)
        else (select a.position from events a -- the same id stands there: a repetition of what has succeeded
               where a.stream_id = v.stream_id and a.version = v.x + v.n
                 and a.id = (select o.id from event o where o.k = v.k order by o.ord desc limit 1))
      end as at
      from seen v),
  judged as (
    select a.*, a.fits or (bool_and(a.at is not null or a.n = 0) over of_group and bool_or(a.n > 0) over of_group) as good
      from answer a window of_group as (partition by a.g))
  select j.g, j.name, j.good, case when j.fits then j.x + j.n else j.cur end, j.at from judged j;
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

/**
 * What the application's role needs, and no more, when migrations run as another: it reads, and writes only through `es.append`.
 * Run by the owner after the schema. Harmless, and without effect, for the owner itself.
 */
export function eventStoreGrants(role: string): string {
  const name = `"${role.replaceAll('"', '""')}"`;
  return `
grant usage on schema es to ${name};
grant select on es.streams, es.events to ${name};
grant select on sequence es.position to ${name};
grant execute on function es.append, es.stream_events, es.safe_position to ${name};
`;
}
