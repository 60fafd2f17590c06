-- The amounts of these sale types are stored positive and subtracted in every sum.
create table app.refund_sale_types (name text primary key);
alter table app.refund_sale_types enable row level security;

-- Refuses a session that still lacks its second factor. Otherwise all rows would be hidden from it, and a sum of 0
-- would look right.
create function public.refund_sale_types() returns text[]
  language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(name order by name), '{}') from app.refund_sale_types where (select app.require_second_factor())
$$;
create function public.set_refund_sale_types(sale_types text[]) returns void
  language sql security definer set search_path = ''
as $$
  delete from app.refund_sale_types where name <> all (select public.fold_text(given) from unnest(sale_types) as given);
  insert into app.refund_sale_types select public.fold_text(given) from unnest(sale_types) as given on conflict do nothing;
$$;
revoke all on function public.refund_sale_types(), public.set_refund_sale_types(text[])
  from public, anon, authenticated, service_role;
grant execute on function public.refund_sale_types() to authenticated, service_role;
grant execute on function public.set_refund_sale_types(text[]) to service_role;

create table app.agency_clock (
  singleton boolean primary key default true check (singleton),
  time_zone text not null
);
alter table app.agency_clock enable row level security;

create function public.agency_time_zone() returns text
  language sql stable security definer set search_path = ''
  as $$ select coalesce((select time_zone from app.agency_clock), 'UTC') $$;
-- Uses `time_zone` once before storing it: an unknown name then stops the server at startup instead of failing every
-- report.
create function public.set_time_zone(time_zone text) returns void
  language sql security definer set search_path = ''
as $$
  insert into app.agency_clock as clock (time_zone)
  select set_time_zone.time_zone where now() at time zone set_time_zone.time_zone is not null
  on conflict (singleton) do update set time_zone = excluded.time_zone where clock.time_zone <> excluded.time_zone;
$$;
revoke all on function public.agency_time_zone(), public.set_time_zone(text) from public, anon, authenticated, service_role;
grant execute on function public.agency_time_zone() to authenticated, service_role;
grant execute on function public.set_time_zone(text) to service_role;

create function app.money_sign(saletype text) returns int
  language plpgsql stable set search_path = ''
as $$
begin
  return case when public.fold_text(saletype) = any(public.refund_sale_types()) then -1 else 1 end;
end
$$;

create function app.check_origin() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  origin public.crm_records;
begin
  -- Makes `app.lock_link` wait, so that the origin cannot become a refund before this transaction ends.
  select * into origin from public.crm_records r where r.id = new.refundof for key share;
  if not found then
    raise exception 'refundof: there is no record %', new.refundof
      using errcode = '23503', schema = 'public', table = 'crm_records', column = 'refundof';
  elsif origin.refundof is not null or public.fold_text(origin.saletype) = any(public.refund_sale_types()) then
    raise exception 'record % is a refund itself and cannot be refunded ("crm_records_refundof_check")', new.refundof
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'refundof';
  elsif exists (select from public.crm_records r where r.refundof = new.id) then
    raise exception 'record % was refunded and cannot be a refund ("crm_records_refundof_check")', new.id
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'refundof';
  end if;
  return null;
end
$$;
create trigger crm_records_origin_insert after insert on public.crm_records
  for each row when (new.refundof is not null) execute function app.check_origin();
create trigger crm_records_origin_update after update of refundof on public.crm_records
  for each row when (new.refundof is not null and new.refundof is distinct from old.refundof)
  execute function app.check_origin();

create function app.lock_link() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Locks this record, so that nobody links another record to it meanwhile: `for update` conflicts with the `for key
  -- share` of `app.check_origin` and `app.check_group`.
  perform from public.crm_records r where r.id = new.id for update;
  return new;
end
$$;
create trigger crm_records_lock_link before update of saletype, refundof, groupof on public.crm_records
  for each row when (new.saletype is distinct from old.saletype
    or new.refundof is distinct from old.refundof or new.groupof is distinct from old.groupof)
  execute function app.lock_link();

-- A refunded sale cannot become a refund: sums would subtract both the sale and its refunds.
create function app.keep_origin() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.crm_records r where r.refundof = new.id)
    and public.fold_text(new.saletype) = any(public.refund_sale_types())
    and not coalesce(public.fold_text(old.saletype) = any(public.refund_sale_types()), false)
  then
    raise exception 'record % was refunded and cannot become a refund', new.id using errcode = 'RF001';
  end if;
  return null;
end
$$;
create trigger crm_records_origin_kind after update of saletype on public.crm_records
  for each row when (new.saletype is distinct from old.saletype) execute function app.keep_origin();

create function app.check_group() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  first public.crm_records;
begin
  select * into first from public.crm_records r where r.id = new.groupof for key share;
  if not found then
    -- Accepts a missing first record only if this record is being restored: the first record of its group may be
    -- deleted by now.
    if coalesce(current_setting('app.act', true), '') <> '' then
      return null;
    end if;
    raise exception 'groupof: there is no record %', new.groupof
      using errcode = '23503', schema = 'public', table = 'crm_records', column = 'groupof';
  elsif first.groupof is not null then
    raise exception 'record % is not the first of a group ("crm_records_groupof_check")', new.groupof
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'groupof';
  elsif exists (select from public.crm_records r where r.groupof = new.id) then
    raise exception 'record % is the first of a group and cannot join another ("crm_records_groupof_check")', new.id
      using errcode = '23514', schema = 'public', table = 'crm_records', column = 'groupof';
  end if;
  return null;
end
$$;
create trigger crm_records_group_insert after insert on public.crm_records
  for each row when (new.groupof is not null) execute function app.check_group();
create trigger crm_records_group_update after update of groupof on public.crm_records
  for each row when (new.groupof is not null and new.groupof is distinct from old.groupof)
  execute function app.check_group();

-- Stores the passengers of one sale, all or none. Inserts them one by one, so that the log shows sales and not an
-- import.
create function public.add_group(sales jsonb) returns setof public.crm_records
  language plpgsql set search_path = ''
as $$
declare
  columns text[] := array(
    select attname::text from pg_attribute
    where attrelid = 'public.crm_records'::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity = '');
  sale jsonb;
  given text[];
  stored public.crm_records;
  first bigint;
begin
  if jsonb_typeof(sales) is distinct from 'array' or jsonb_array_length(sales) not between 1 and 20
    or exists (select from jsonb_array_elements(sales) as one
      where jsonb_typeof(one) <> 'object' or one ->> 'clientref' is null)
  then
    raise exception 'sales: a list of 1 to 20 objects with a clientref is needed' using errcode = '22023';
  end if;
  for sale in select value from jsonb_array_elements(sales) loop
    given := array(select jsonb_object_keys(sale));
    if not given <@ columns then
      raise exception 'sales: only columns of crm_records can be given' using errcode = '42703';
    elsif first is not null then
      sale := sale || jsonb_build_object('groupof', first);
      given := given || case when 'groupof' = any(given) then '{}'::text[] else '{groupof}' end;
    end if;
    execute (
      select format('insert into public.crm_records (%1$s) select %1$s from jsonb_populate_record(null::public.crm_records, $1)
        on conflict (clientref) do nothing', string_agg(quote_ident(name), ', ')) from unnest(given) as name) using sale;
    select * into stored from public.crm_records r where r.clientref = (sale ->> 'clientref')::uuid;
    if stored.userid is distinct from auth.uid() then
      raise exception 'the reference % is in use', sale ->> 'clientref' using errcode = '23505';
    end if;
    first := coalesce(first, stored.groupof, stored.id);
  end loop;
  return query select * from public.crm_records r where r.id = first or r.groupof = first order by r.id;
end
$$;
revoke all on function public.add_group(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.add_group(jsonb) to authenticated;

revoke all on all functions in schema app from public;
