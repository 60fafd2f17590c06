-- What changed of the records since somebody looked last, for lists that follow what others do.
--
-- Every statement that changes records has its entry in `app.activity`. The entry keeps its transaction, and whoever asks keeps
-- the snapshot of the answer: new is what that snapshot does not see. A time would miss what began before and was committed
-- after somebody looked, however long the transaction took and whatever the clock did, and so would the number of an entry.

alter table app.activity add column xid xid8;
-- Apart, so that entries from before this stay as they are, without one.
alter table app.activity alter column xid set default pg_current_xact_id();

-- Which entries tell that records are other than they were.
create function app.changes_records(action text) returns boolean
  language sql immutable parallel safe
  return action in ('records_created', 'records_imported', 'records_changed', 'records_deleted', 'records_restored', 'records_undone',
    'records_anonymised', 'person_erased');
create index activity_changes on app.activity (xid) where app.changes_records(action);

-- What changed since `since`, the `cursor` of an answer before; without one, since two minutes: more than the request takes that
-- read the list meanwhile. `changed` are the ids that somebody else changed, added or deleted, and `own` those that the caller
-- alone did; who may read a record is asked when it is read. `all` without ids where it is better to read everything anew: more than
-- 200 records, an import, an erasure, or a cursor of a database that was started or restored since, where transactions may have
-- other numbers. At most a thousand entries are looked at, whatever the cursor says.
create function public.records_changed_since(since text default null) returns json
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  most int := 1000;
  here text := concat_ws('.', extract(epoch from pg_postmaster_start_time()),
    (select oid from pg_database where datname = current_database()));
  me uuid := auth.uid();
  seen pg_snapshot;
begin
  perform app.require_second_factor();
  if length(since) > 20000 then
    raise exception 'since: the cursor of an earlier answer is needed' using errcode = '22023';
  end if;
  -- Of another database it is no use to look at.
  if split_part(since, ' ', 1) = here then
    seen := nullif(split_part(since, ' ', 2), '');
  end if;
  -- One statement, so that the cursor is the snapshot of what was read.
  return (
    with now as materialized (select pg_current_snapshot() as snapshot),
    looked as materialized (
      (select a.action, a.actor, a.record_id, a.details, not pg_visible_in_snapshot(a.xid, seen) as is_new
        from app.activity a, now
        where app.changes_records(a.action) and seen is not null
          and a.xid >= pg_snapshot_xmin(seen) and a.xid < pg_snapshot_xmax(now.snapshot)
        order by a.xid desc limit most)
      union all
      (select a.action, a.actor, a.record_id, a.details, app.changes_records(a.action) and a.at > now() - interval '2 minutes'
        from app.activity a where seen is null order by a.id desc limit most)
    ),
    fresh as materialized (select * from looked where is_new),
    changed as (
      select id, bool_and(actor is not distinct from me) as is_own
      from fresh, lateral (
        select record_id as id where record_id is not null
        union all
        select value::bigint from jsonb_array_elements_text(coalesce(details -> 'ids', '[]')) where record_id is null
      ) as ids
      group by id
    ),
    told as (
      select coalesce(json_agg(id) filter (where not is_own), '[]') as changed, coalesce(json_agg(id) filter (where is_own), '[]') as own,
        count(*) > 200
          or split_part(since, ' ', 1) <> here
          or pg_snapshot_xmax(seen) > (select pg_snapshot_xmax(snapshot) from now)
          -- Of many, an entry names the first alone.
          or exists (select from fresh where record_id is null and (details ->> 'records')::bigint > coalesce(jsonb_array_length(details -> 'ids'), 0))
          or (select count(*) from looked where seen is not null or is_new) >= most as is_all
      from changed
    )
    select json_build_object('cursor', here || ' ' || snapshot, 'all', coalesce(is_all, false),
      'changed', case when is_all then '[]' else changed end, 'own', case when is_all then '[]' else own end)
    from told, now
  );
end
$$;

revoke all on function app.changes_records(text), public.records_changed_since(text)
  from public, anon, authenticated, service_role;
grant execute on function public.records_changed_since(text) to authenticated, service_role;
