-- The following functions take a record: the data API filters and sorts by them as if they were columns.

-- The last ten digits, which all spellings of a Turkish number share. src/domain/text/phones.ts reads a searched number
-- the same way.
create function public.phonedigits(r public.crm_records) returns text
  language sql immutable parallel safe
  as $$ select right(regexp_replace(r.phone, '[^0-9]+', '', 'g'), 10) $$;

create function public.paid(r public.crm_records) returns bigint
  language sql immutable parallel safe
  as $$ select coalesce(r.virtualpos, 0) + coalesce(r.card, 0) + coalesce(r.transfer, 0) + coalesce(r.currentaccountpayment, 0) $$;

-- Every amount, because a payment slip or a line of a bank statement shows only one channel.
create function public.amounts(r public.crm_records) returns bigint[]
  language sql immutable parallel safe
  as $$ select array[r.virtualpos::bigint, r.card::bigint, r.transfer::bigint, r.currentaccountpayment::bigint, r.bdload::bigint,
    r.commission::bigint,
    coalesce(r.virtualpos, 0) + coalesce(r.card, 0) + coalesce(r.transfer, 0) + coalesce(r.currentaccountpayment, 0)] $$;

-- Search results are ordered by this function. If they were ordered by `id` itself, the planner might scan all sales
-- from the newest, hoping for early matches.
create function public.newest(r public.crm_records) returns bigint
  language sql immutable parallel safe
  as $$ select r.id + 0 $$;

revoke all on function public.phonedigits(public.crm_records), public.paid(public.crm_records),
  public.amounts(public.crm_records), public.newest(public.crm_records) from public, anon, authenticated, service_role;
grant execute on function public.phonedigits(public.crm_records), public.paid(public.crm_records),
  public.amounts(public.crm_records), public.newest(public.crm_records) to authenticated, service_role;

-- These indexes must repeat the expressions above exactly, or PostgreSQL computes the expressions for every row.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index crm_records_phone on public.crm_records
  using gin (right(regexp_replace(phone, '[^0-9]+', '', 'g'), 10) gin_trgm_ops) with (gin_pending_list_limit = 128);
create index crm_records_paid on public.crm_records (
  (coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0) + coalesce(currentaccountpayment, 0)));
create index crm_records_amounts on public.crm_records using gin ((
  array[virtualpos::bigint, card::bigint, transfer::bigint, currentaccountpayment::bigint, bdload::bigint, commission::bigint,
    coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0) + coalesce(currentaccountpayment, 0)]))
  with (gin_pending_list_limit = 128);

-- The totals of all records that match the list's filter. Each object in `search_terms` has the possible meanings of
-- one part of the typed search; a record must match every part.
create function public.record_totals(
  start_date date default null, end_date date default null, search text default null, company_name text default null,
  sale_type text default null, direction_name text default null, shift_name text default null, user_name text default null,
  channel_name text default null, search_terms jsonb default null, least_paid bigint default null, most_paid bigint default null
) returns json
  language plpgsql stable set search_path = ''
as $$
declare
  refunds text[] := public.refund_sale_types();
  columns text[] := public.money_columns();
  sums text := (select string_agg(format('sum(%1$I) as %1$I', name), ', ') from unnest(columns) as name);
  nets text := (select string_agg(format('coalesce(sum(%1$I * sign), 0) as %1$I', name), ', ') from unnest(columns) as name);
  pattern text := '%' || replace(regexp_replace(public.fold_text(search), '([\\%_])', '\\\1', 'g'), '*', '_') || '%';
  terms text;
  totals json;
begin
  if jsonb_typeof(search_terms) <> 'array' or jsonb_array_length(search_terms) > 20 or length(search_terms::text) > 10000
    or exists (select from jsonb_array_elements(search_terms) as term where jsonb_typeof(term) <> 'object'
      or jsonb_typeof(coalesce(term -> 'phones', '[]')) <> 'array' or jsonb_array_length(coalesce(term -> 'phones', '[]')) > 4)
  then
    raise exception 'search_terms: a list of at most 20 objects is needed' using errcode = '22023';
  end if;
  if (select sum(case key when 'text' then 2 when 'citizenid' then 2 when 'phones' then 2 * jsonb_array_length(value) else 1 end)
      from jsonb_array_elements(search_terms) as given (term), jsonb_each(term)) > 30
  then
    raise exception 'search_terms: the search needs more than 30 comparisons' using errcode = '22023';
  end if;
  -- Only the structure of the terms becomes part of the statement; their values stay in the parameter.
  terms := (
    select string_agg(format('(%s)', coalesce(
        (select string_agg(format(case key
            when 'text' then 'search like ($11 -> %1$s ->> ''text'')'
            when 'phones' then (select coalesce(string_agg(
              format('public.phonedigits(r) like ($11 -> %%1$s -> ''phones'' ->> %s)', number), ' or '), 'false')
              from generate_series(0, jsonb_array_length(value) - 1) as number)
            when 'citizenid' then 'citizenid like ($11 -> %1$s ->> ''citizenid'')'
            when 'id' then 'id = ($11 -> %1$s ->> ''id'')::bigint'
            when 'amount' then 'public.amounts(r) @> array[($11 -> %1$s ->> ''amount'')::bigint]'
          end, place - 1), ' or ')
          from jsonb_each(term) where key in ('text', 'phones', 'citizenid', 'id', 'amount')),
        'false')), ' and ' order by place)
      from jsonb_array_elements(search_terms) with ordinality as given (term, place));
  execute format(
    'with by_type as (
      select saletype, count(*) as records, %s from public.crm_records r
      where ($1 is null or date >= $1) and ($2 is null or date <= $2) and ($3 is null or search like $3)
        and ($5 is null or coalesce(company, '''') = $5) and ($6 is null or coalesce(saletype, '''') = $6)
        and ($7 is null or coalesce(direction, '''') = $7) and ($8 is null or coalesce(shift, '''') = $8)
        and ($9 is null or coalesce(useremail, userid::text, '''') = $9)
        and ($10 is null or case $10 when ''virtualpos'' then virtualpos when ''card'' then card
          when ''transfer'' then transfer when ''currentaccountpayment'' then currentaccountpayment end > 0)
        and ($12 is null or public.paid(r) >= $12) and ($13 is null or public.paid(r) <= $13)
        and %s
      group by saletype
    ), signed as (
      select *, case when public.fold_text(saletype) = any($4) then -1 else 1 end as sign from by_type
    ), net as (
      select coalesce(sum(records), 0) as records, coalesce(sum(records) filter (where sign < 0), 0) as refunds, %s from signed
    )
    select row_to_json(sums) from (
      select *, virtualpos + card + transfer as collected, virtualpos + card + transfer + currentaccountpayment as sold from net
    ) as sums',
    sums, coalesce(terms, 'true'), nets) into totals
    using start_date, end_date, pattern, refunds, company_name, sale_type, direction_name, shift_name, user_name, channel_name,
      search_terms, least_paid, most_paid;
  return totals;
end
$$;
revoke all on function public.record_totals(date, date, text, text, text, text, text, text, text, jsonb, bigint, bigint)
  from public, anon, authenticated, service_role;
grant execute on function public.record_totals(date, date, text, text, text, text, text, text, text, jsonb, bigint, bigint)
  to authenticated, service_role;

create function app.changes_records(action text) returns boolean
  language sql immutable parallel safe
  return action in ('records_created', 'records_imported', 'records_changed', 'records_deleted', 'records_restored',
    'records_undone', 'records_anonymised', 'person_erased');
create index activity_changes on app.activity (xid) where app.changes_records(action);

-- Finds changes by the snapshot in `since`, not by time: a time would miss a transaction that began before the last
-- call and committed after it. `all` in the answer tells the client to reload everything.
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
    raise exception 'since: must be the cursor of an earlier answer' using errcode = '22023';
  end if;
  -- Transactions may be numbered differently after a restart or a restore, so a cursor from before it is ignored.
  if split_part(since, ' ', 1) = here then
    seen := nullif(split_part(since, ' ', 2), '');
  end if;
  -- A single statement, so that the returned cursor is the very snapshot in which it read the changes.
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
      select coalesce(json_agg(id) filter (where not is_own), '[]') as changed,
        coalesce(json_agg(id) filter (where is_own), '[]') as own,
        count(*) > 200
          or split_part(since, ' ', 1) <> here
          or pg_snapshot_xmax(seen) > (select pg_snapshot_xmax(snapshot) from now)
          -- An entry for many records lists only the first ids. The client cannot tell which other records changed, so
          -- it reloads everything.
          or exists (select from fresh
            where record_id is null and (details ->> 'records')::bigint > coalesce(jsonb_array_length(details -> 'ids'), 0))
          or (select count(*) from looked where seen is not null or is_new) >= most as is_all
      from changed
    )
    select json_build_object('cursor', here || ' ' || snapshot, 'all', coalesce(is_all, false),
      'changed', case when is_all then '[]' else changed end, 'own', case when is_all then '[]' else own end)
    from told, now
  );
end
$$;

revoke all on all functions in schema app from public;
revoke all on function public.records_changed_since(text) from public, anon, authenticated, service_role;
grant execute on function public.records_changed_since(text) to authenticated, service_role;
