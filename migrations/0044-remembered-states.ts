import { Migration } from '@mikro-orm/migrations';

/** What lets decisions rest on remembered states: ADR 67. */
export class RememberedStates extends Migration {
  override up(): void {
    this.addSql(APPEND);
    this.addSql(STREAMS_EVENTS);
    this.addSql('revoke all on all functions in schema es from public;');
  }
}

const APPEND = String.raw`
drop function es.append;
drop function es.stream_events;

-- One call carries many groups; a group is all or nothing; a stream occurs once per call. Answers verdicts, never exceptions.
-- Per stream: _grp (from 0), _stream, _expected (-1: no stream, else the exact version), _count (0: a guard; -1: a look, which locks nothing
-- and may be at a stream that occurs elsewhere in the call).
-- Per event: _of (1-based index into the former, in order) and what is stored.
-- Sequential scans are off and plans generic: one cached on the empty table was ten times slower within 40,000 events. A few plain
-- statements and loops over arrays, because starting one large query costs more than the work of a small call.
create function es.append(
  _grp int[], _stream text[], _expected bigint[], _count int[],
  _of int[], _type text[], _id uuid[], _data json[], _meta json[], _hash bytea[])
returns table (grp int, stream text, ok boolean, current bigint, last_position bigint, written boolean)
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
      select n, -1 from unnest(_stream, _expected, _count) u(n, x, c) where x = -1 and c >= 0 order by n collate "C"
      on conflict (name) do nothing;
  end if;
  for found in
    select i.k, s.stream_id, s.version from unnest(_stream, _count) with ordinality i(name, c, k) join streams s on s.name = i.name
     where i.c >= 0 order by s.name for update of s
  loop
    stream_ids[found.k] := found.stream_id;
    versions[found.k] := found.version;
  end loop;
  if -1 = any (_count) then
    for found in
      select i.k, s.stream_id, s.version from unnest(_stream, _count) with ordinality i(name, c, k) join streams s on s.name = i.name where i.c < 0
    loop
      stream_ids[found.k] := found.stream_id;
      versions[found.k] := found.version;
    end loop;
  end if;

  -- Whoever appends and then dawdles in an open transaction would hold up every reader: such a session is ended.
  nothing := set_config('idle_in_transaction_session_timeout', '5s', true); -- assigned, because PERFORM would cost a query
  -- After every row lock, before the first number is drawn, once per call. 4919 is the namespace of these locks.
  nothing := pg_advisory_xact_lock_shared((4919::bigint << 48) | pg_sequence_last_value('position'))::text;

  for i in 1 .. cardinality(_stream) loop
    starts[i] := events_before;
    events_before := events_before + greatest(_count[i], 0);
    if versions[i] <> _expected[i] then fits[1 + _grp[i]] := false; end if;
  end loop;

  for i in 1 .. cardinality(_stream) loop
    if fits[1 + _grp[i]] then
      continue when _count[i] <= 0;
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
    written := fits[1 + grp];
    ok := written or coalesce(repeated[1 + grp], false);
    current := coalesce(moved[i], versions[i]);
    if _count[i] > 0 then
      last_position := positions[starts[i] + _count[i]];
    else
      last_position := (select e.position from events e where e.stream_id = stream_ids[i] and e.version = versions[i]);
    end if;
    return next;
  end loop;
end $$;
`;

const STREAMS_EVENTS = String.raw`
-- Several streams, the oldest event of each first; the hash only of the last one, which the next append continues. Its place in the list is
-- that of its name.
create function es.streams_events(_names text[])
returns table (at bigint, version bigint, id uuid, type text, data json, meta json, hash bytea, nth bigint)
language plpgsql stable
set search_path = es, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
  select e.position, e.version, e.id, e.type, e.data, e.meta, case when e.version = s.version then e.hash end, i.nth
    from unnest(_names) with ordinality i(name, nth) join streams s on s.name = i.name join events e on e.stream_id = s.stream_id
   order by i.nth, e.version;
end $$;
`;
