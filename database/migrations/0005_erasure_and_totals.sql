-- What concerns all columns of a kind. The kind is the type that the catalogue has for a column, so a new column is erased
-- or added up from the moment it is there.

-- Personal data law. Replaces what tells who the passenger was, in the records and in all their earlier versions: nothing
-- is left of it, or 'Anonim' in a column that must not be empty. Amounts, route and dates stay for the books. Chosen by
-- age (the day of the sale, or of its entry where it has none) or by id.
-- Returns how many records and versions were changed. Repeating it changes nothing more.
create function public.erase_records(before_date date default null, record_ids bigint[] default null)
  returns table (records bigint, versions bigint)
  language plpgsql security definer set search_path = ''
as $$
declare
  chosen bigint[] := coalesce(record_ids, '{}');
  assignments text;
  differences text;
  erased jsonb;
begin
  select string_agg(format('%I = %L', attname, rest), ', '),
      string_agg(format('%I is distinct from %L', attname, rest), ' or '),
      jsonb_object_agg(attname, rest)
    into assignments, differences, erased
    from pg_attribute, lateral (select case when attnotnull then 'Anonim' end as rest) as after_erasure
    where attrelid = 'public.crm_records'::regclass and atttypid = 'public.personal'::regtype and not attisdropped;

  perform set_config('app.erasing', 'on', true);

  execute format(
    'update public.crm_records set %s
      where (id = any($1) or coalesce(date, (createdat at time zone ''UTC'')::date) < $2) and (%s)',
    assignments, differences) using chosen, before_date;
  get diagnostics records = row_count;

  update app.crm_records_history as h set record = h.record || erased
    where (h.recordid = any(chosen)
        or coalesce((h.record ->> 'date')::date, ((h.record ->> 'createdat')::timestamptz at time zone 'UTC')::date)
          < before_date)
      and not h.record @> erased;
  get diagnostics versions = row_count;

  perform set_config('app.erasing', 'off', true);
  return next;
end
$$;

revoke all on function public.erase_records(date, bigint[]) from public, anon, authenticated, service_role;
grant execute on function public.erase_records(date, bigint[]) to service_role;

-- Everything that is stored about a passenger, earlier versions included. Names match in any spelling and case; give at
-- least one of the three. `replacedat` is null for what is current. For the operator of the database alone: no role of
-- the data API may call it.
create function app.personal_data(person_name text default null, person_phone text default null, citizen_id text default null)
  returns table (recordid bigint, replacedat timestamptz, record jsonb)
  language sql stable set search_path = ''
as $$
  with stored as (
    select r.id as recordid, null::timestamptz as replacedat, to_jsonb(r) - 'search' as record from public.crm_records r
    union all
    select h.recordid, h.changedat, h.record from app.crm_records_history h
  )
  select s.recordid, s.replacedat, s.record
  from stored s
  where num_nonnulls(person_name, person_phone, citizen_id) > 0
    and (person_name is null or public.fold_text(s.record ->> 'fullname') = public.fold_text(person_name))
    and (person_phone is null or right(regexp_replace(s.record ->> 'phone', '\D', '', 'g'), 10)
      = right(regexp_replace(person_phone, '\D', '', 'g'), 10))
    and (citizen_id is null or s.record ->> 'citizenid' = citizen_id)
  order by s.recordid, s.replacedat nulls last
$$;
revoke all on function app.personal_data(text, text, text) from public;

-- The sale types that are money given back: stored positive, subtracted in every sum. The list stands in agency.config.ts;
-- the server writes it here at its start, folded, so that no call has to bring it along.
create table app.refund_sale_types (name text primary key);
alter table app.refund_sale_types enable row level security;
revoke all on app.refund_sale_types from public, anon, authenticated, service_role;

-- Folded: a row is a refund when `fold_text(saletype)` is one of them. Every function that adds up begins by reading them,
-- and a session without its second factor gets no further: over rows it may not see, a sum would be nought and look true.
create function public.refund_sale_types() returns text[]
  language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(name order by name), '{}') from app.refund_sale_types where (select app.require_second_factor())
$$;
revoke all on function public.refund_sale_types() from public, anon, authenticated, service_role;
grant execute on function public.refund_sale_types() to authenticated, service_role;

-- The origin of a refund is a sale that its writer can read. Looked at when it is written, and never again: neither an
-- erasure nor a deletion of the sale may change the refund. After the row, so that an insert that meets its own repetition
-- finds nothing to refuse.
create function app.check_origin() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  kind text;
begin
  select r.saletype into kind from public.crm_records r where r.id = new.refundof;
  if not found then
    raise exception 'refundof: there is no record %', new.refundof
      using errcode = '23503', schema = 'public', table = 'crm_records', column = 'refundof';
  elsif public.fold_text(kind) = any(public.refund_sale_types()) then
    raise exception 'record % is a refund itself, which "crm_records_refundof_check" does not let be refunded', new.refundof
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'refundof';
  end if;
  return null;
end
$$;
revoke all on function app.check_origin() from public;
create trigger crm_records_origin_insert after insert on public.crm_records
  for each row when (new.refundof is not null) execute function app.check_origin();
create trigger crm_records_origin_update after update of refundof on public.crm_records
  for each row when (new.refundof is not null and new.refundof is distinct from old.refundof) execute function app.check_origin();

-- Writes nothing where the list is the one that is there.
create function public.set_refund_sale_types(sale_types text[]) returns void
  language sql security definer set search_path = ''
as $$
  delete from app.refund_sale_types where name <> all (select public.fold_text(given) from unnest(sale_types) as given);
  insert into app.refund_sale_types select public.fold_text(given) from unnest(sale_types) as given on conflict do nothing;
$$;
revoke all on function public.set_refund_sale_types(text[]) from public, anon, authenticated, service_role;
grant execute on function public.set_refund_sale_types(text[]) to service_role;

-- The totals line under the list: one aggregate over the list's own filter, whatever part of the list was read, as an
-- object of the number of records, of the refunds among them, and the sum of each column of money net of refunds, with
-- what they come to: `collected` is money that came in, `sold` adds what was put on account. An argument left out or null
-- does not filter. It runs with the caller's rights, and is planned for its values: a day or a search is read from its index.
create function public.record_totals(
  start_date date default null, end_date date default null, search text default null, company_name text default null,
  sale_type text default null, direction_name text default null, shift_name text default null, user_name text default null,
  channel_name text default null
) returns json
  language plpgsql stable set search_path = ''
as $$
declare
  refunds text[] := public.refund_sale_types();
  columns text[] := array(
    select quote_ident(attname) from pg_attribute
    where attrelid = 'public.crm_records'::regclass and atttypid = 'public.lira'::regtype and not attisdropped
    order by attnum);
  sums text := (select string_agg(format('sum(%1$s) as %1$s', name), ', ') from unnest(columns) as name);
  nets text := (select string_agg(format('coalesce(sum(%1$s * sign), 0) as %1$s', name), ', ') from unnest(columns) as name);
  -- As the list is searched: a star stands for any one letter.
  pattern text := '%' || replace(regexp_replace(public.fold_text(search), '([\\%_])', '\\\1', 'g'), '*', '_') || '%';
  totals json;
begin
  -- Added up by sale type first, so that a text is folded once for each and not once for each row.
  execute format(
    'with by_type as (
      select saletype, count(*) as records, %s from public.crm_records
      where ($1 is null or date >= $1) and ($2 is null or date <= $2) and ($3 is null or search like $3)
        and ($5 is null or coalesce(company, '''') = $5) and ($6 is null or coalesce(saletype, '''') = $6)
        and ($7 is null or coalesce(direction, '''') = $7) and ($8 is null or coalesce(shift, '''') = $8)
        and ($9 is null or coalesce(useremail, userid::text, '''') = $9)
        and ($10 is null or case $10 when ''virtualpos'' then virtualpos when ''card'' then card
          when ''transfer'' then transfer when ''currentaccountpayment'' then currentaccountpayment end > 0)
      group by saletype
    ), signed as (
      select *, case when public.fold_text(saletype) = any($4) then -1 else 1 end as sign from by_type
    ), net as (
      select coalesce(sum(records), 0) as records, coalesce(sum(records) filter (where sign < 0), 0) as refunds, %s from signed
    )
    select row_to_json(sums) from (
      select *, virtualpos + card + transfer as collected, virtualpos + card + transfer + currentaccountpayment as sold from net
    ) as sums',
    sums, nets) into totals
    using start_date, end_date, pattern, refunds, company_name, sale_type, direction_name, shift_name, user_name, channel_name;
  return totals;
end
$$;

revoke all on function public.record_totals(date, date, text, text, text, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.record_totals(date, date, text, text, text, text, text, text, text) to authenticated, service_role;
