-- Reads the latest log entries of each action from an index and merges them, so that a log with a million entries takes
-- no longer than one with a thousand.
create function public.list_activity(
  person uuid default null, actions text[] default null, start_date date default null, end_date date default null,
  before_at timestamptz default null, before_seal bigint default null, most int default 100)
  returns table (seal bigint, at timestamptz, action text, actor uuid, actor_role text, actor_email text, actor_name text,
    target uuid, target_email text, target_name text, record_id bigint, address text,
    details jsonb, words text)
  language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  wanted uuid := person;
  time_zone text := public.agency_time_zone();
  since timestamptz;
  until timestamptz;
begin
  perform app.require_admin();
  if most is null or most not between 1 and 1000 or cardinality(actions) > 100
    or (before_at is null) <> (before_seal is null)
  then
    raise exception 'a page has at most 1000 entries and 100 kinds, and needs before_at and before_seal together'
      using errcode = '22023';
  end if;
  since := coalesce(start_date::timestamp at time zone time_zone, '-infinity');
  until := coalesce((end_date + 1)::timestamp at time zone time_zone, 'infinity');
  perform app.seal_activity();
  return query
    with recursive kinds (name) as (
      (select a.action from app.activity a where a.seal is not null order by a.action limit 1)
      union all
      select (select a.action from app.activity a where a.seal is not null and a.action > kinds.name order by a.action limit 1)
      from kinds where kinds.name is not null
    ),
    page as (
      select a.* from kinds, lateral (
        select * from app.activity a
        where a.action = kinds.name and (wanted is null or a.person = wanted) and a.at >= since and a.at < until
          and (a.at, a.seal) < (coalesce(before_at, 'infinity'), coalesce(before_seal, 0)) and a.seal is not null
        order by a.at desc, a.seal desc limit most
      ) as a
      where kinds.name is not null and (actions is null or kinds.name = any(actions))
      order by a.at desc, a.seal desc limit most
    ),
    names as (
      select one.id, app.user_name(one.id) as name from (select p.actor from page p union select p.target from page p) as one (id)
    )
    select p.seal, p.at, p.action, p.actor, p.actor_role, p.actor_email, a.name, p.target, p.target_email, t.name, p.record_id,
      p.address, p.details,
      case p.action when 'day_closed' then (
          select max(c.note) from public.day_closings c where c.day = (p.details ->> 'day')::date and c.closedat = p.at)
        when 'day_reopened' then (
          select max(c.reason) from public.day_closings c where c.day = (p.details ->> 'day')::date and c.reopenedat = p.at) end
    from page p left join names a on a.id = p.actor left join names t on t.id = p.target
    order by p.at desc, p.seal desc;
end
$$;

create function public.activity_people() returns json
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_admin();
  perform app.seal_activity();
  return (
    with recursive seen (id) as (
      (select a.person from app.activity a where a.seal is not null and a.person is not null order by a.person limit 1)
      union all
      select (select a.person from app.activity a where a.seal is not null and a.person > seen.id order by a.person limit 1)
      from seen where seen.id is not null
    )
    -- Only our own sign-in service logs sign-ins; it has the table `auth.server_keys`.
    select json_build_object('signins', to_regclass('auth.server_keys') is not null,
      'people', coalesce(json_agg(json_build_object('id', seen.id, 'gone', u.id is null,
      'name', app.user_name(u.id), 'email', coalesce(u.email, (
        select case when a.actor = seen.id then a.actor_email else a.target_email end from app.activity a
        where a.person = seen.id and a.seal is not null limit 1)))), '[]'))
    from seen left join auth.users u on u.id = seen.id and u.deleted_at is null
    where seen.id is not null
  );
end
$$;

create function public.check_activity(after_seal bigint default 0, most int default 20000) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  start bytea := coalesce((select a.hash from app.activity a where a.seal = after_seal), '');
  found record;
begin
  perform app.seal_activity();
  -- A single statement, so that all these values come from one snapshot while other sessions seal new entries.
  select count(*) as checked, max(seal) as seal, min(seal) filter (where not is_right) as broken,
      (select h.seal from app.activity_head h) as end_seal, (select h.hash from app.activity_head h) as end_hash,
      (select a.hash from app.activity a join app.activity_head h on h.seal = a.seal) as last_hash
    into found
  from (
    select a.seal, coalesce(a.seal = lag(a.seal, 1, after_seal) over chain + 1
      and a.hash = app.activity_hash(lag(a.hash, 1, start) over chain, a), false) as is_right
    from (select * from app.activity where seal > after_seal order by seal limit most) as a
    window chain as (order by a.seal)
  ) as entries;
  if found.broken is null and found.checked < most then
    if coalesce(found.end_seal, 0) <> coalesce(found.seal, after_seal)
      or found.end_hash is distinct from found.last_hash
    then
      found.broken := coalesce(found.seal, after_seal) + 1;
    end if;
  end if;
  return jsonb_build_object('checked', found.checked, 'seal', coalesce(found.seal, after_seal), 'broken', found.broken,
    'hash', (select encode(a.hash, 'hex') from app.activity a where a.seal = found.seal))
    || case when found.checked = most then '{}' else jsonb_build_object(
      'history', (select count(*) from app.crm_records_history h
        where h.operation in ('UPDATE', 'DELETE')),
      'told', (select coalesce(sum(case
          when a.action in ('records_changed', 'records_deleted') then coalesce((a.details ->> 'records')::bigint, 1)
          when a.action in ('records_anonymised', 'person_erased') then (a.details ->> 'records')::bigint
          else coalesce((a.details ->> 'replaced')::bigint, 0) end), 0)
        from app.activity a where a.action like any (array['records\_%', 'person\_erased']))) end;
end
$$;

revoke all on all functions in schema app from public;
revoke all on function public.list_activity(uuid, text[], date, date, timestamptz, bigint, int),
  public.activity_people(), public.check_activity(bigint, int) from public, anon, authenticated, service_role;
grant execute on function public.list_activity(uuid, text[], date, date, timestamptz, bigint, int),
  public.activity_people() to authenticated;
grant execute on function public.check_activity(bigint, int) to service_role;
