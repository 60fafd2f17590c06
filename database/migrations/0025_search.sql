-- What a sale is found by beside its name and its PNR, each from an index of its own.
--
-- The next four are computed columns: the data API filters by `phonedigits=ilike.%532%` as by any column, and PostgreSQL puts
-- the expression in place of the call, which is the one that is indexed. None is stored, so that the history, the fingerprint
-- of a closed day and an erasure have nothing more to look after.

-- The last ten digits of the phone number: of a Turkish one all that its writings have in common, `5321234567`. What is searched
-- for is read in the same way by src/domain/phones.ts.
create function public.phonedigits(r public.crm_records) returns text
  language sql immutable parallel safe
  as $$ select right(regexp_replace(r.phone, '[^0-9]+', '', 'g'), 10) $$;

-- What the customer pays in all, by whichever channels, or is given back: Tahsilat and Cari together.
create function public.paid(r public.crm_records) returns bigint
  language sql immutable parallel safe
  as $$ select coalesce(r.virtualpos, 0) + coalesce(r.card, 0) + coalesce(r.transfer, 0) + coalesce(r.currentaccountpayment, 0) $$;

-- Every amount that stands in a sale, and what they come to: a slip or a bank's line tells of one channel alone.
create function public.amounts(r public.crm_records) returns bigint[]
  language sql immutable parallel safe
  as $$ select array[r.virtualpos::bigint, r.card::bigint, r.transfer::bigint, r.currentaccountpayment::bigint, r.bdload::bigint,
    r.commission::bigint,
    coalesce(r.virtualpos, 0) + coalesce(r.card, 0) + coalesce(r.transfer, 0) + coalesce(r.currentaccountpayment, 0)] $$;

-- The id, to order what a search has found. Of a search by a pattern the planner knows little: ordered by `id` itself it may
-- rather walk through all sales, newest first, in the hope that the first five hundred that match come soon.
create function public.newest(r public.crm_records) returns bigint
  language sql immutable parallel safe
  as $$ select r.id + 0 $$;

revoke all on function public.phonedigits(public.crm_records), public.paid(public.crm_records), public.amounts(public.crm_records),
  public.newest(public.crm_records) from public, anon, authenticated, service_role;
grant execute on function public.phonedigits(public.crm_records), public.paid(public.crm_records), public.amounts(public.crm_records),
  public.newest(public.crm_records) to authenticated, service_role;

-- The expressions are those above, to the letter: another one would be computed for every row.
do $$
declare
  home text := (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm');
begin
  execute format(
    'create index crm_records_phone on public.crm_records
      using gin (right(regexp_replace(phone, ''[^0-9]+'', '''', ''g''), 10) %s.gin_trgm_ops) with (gin_pending_list_limit = 128)',
    home);
end
$$;
create index crm_records_paid on public.crm_records (
  (coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0) + coalesce(currentaccountpayment, 0)));
create index crm_records_amounts on public.crm_records using gin ((
  array[virtualpos::bigint, card::bigint, transfer::bigint, currentaccountpayment::bigint, bdload::bigint, commission::bigint,
    coalesce(virtualpos, 0) + coalesce(card, 0) + coalesce(transfer, 0) + coalesce(currentaccountpayment, 0)]))
  with (gin_pending_list_limit = 128);
create index crm_records_citizenid on public.crm_records (citizenid) where citizenid is not null;

-- The totals line under the list, as before, of a list that is searched by more than a name. `search_terms` are the parts of
-- what was typed, as `readSearch` of src/domain/record-search.ts reads them: each an object of what the part may be, and a sale
-- is found where every part is found in it. `text` and `phones` are patterns, as the list has them. What the customer pays in
-- all lies between `least_paid` and `most_paid`.
drop function public.record_totals(date, date, text, text, text, text, text, text, text);
create function public.record_totals(
  start_date date default null, end_date date default null, search text default null, company_name text default null,
  sale_type text default null, direction_name text default null, shift_name text default null, user_name text default null,
  channel_name text default null, search_terms jsonb default null, least_paid bigint default null, most_paid bigint default null
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
  terms text;
  totals json;
begin
  if jsonb_typeof(search_terms) <> 'array' or jsonb_array_length(search_terms) > 20 or length(search_terms::text) > 10000
    or exists (select from jsonb_array_elements(search_terms) as term where jsonb_typeof(term) <> 'object'
      or jsonb_typeof(coalesce(term -> 'phones', '[]')) <> 'array' or jsonb_array_length(coalesce(term -> 'phones', '[]')) > 4)
  then
    raise exception 'search_terms: a list of at most 20 objects is needed' using errcode = '22023';
  end if;
  -- Only the form of the terms becomes a part of the statement; what is in them stays in the parameter.
  terms := (
    select string_agg(format('(%s)', coalesce(
        (select string_agg(format(case key
            when 'text' then 'search like ($11 -> %1$s ->> ''text'')'
            when 'phones' then (select coalesce(string_agg(
              format('public.phonedigits(r) like ($11 -> %%1$s -> ''phones'' ->> %s)', number), ' or '), 'false')
              from generate_series(0, jsonb_array_length(value) - 1) as number)
            when 'citizenid' then 'citizenid = ($11 -> %1$s ->> ''citizenid'')'
            when 'id' then 'id = ($11 -> %1$s ->> ''id'')::bigint'
            when 'amount' then 'public.amounts(r) @> array[($11 -> %1$s ->> ''amount'')::bigint]'
          end, place - 1), ' or ')
          from jsonb_each(term) where key in ('text', 'phones', 'citizenid', 'id', 'amount')),
        'false')), ' and ' order by place)
      from jsonb_array_elements(search_terms) with ordinality as given (term, place));
  -- Added up by sale type first, so that a text is folded once for each and not once for each row.
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

-- As it was, and knows one more kind of filter.
create or replace function public.note_export(row_count int, format text, filters text[] default '{}') returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  files int;
  kinds text[] := array['days', 'search', 'report', 'company', 'saletype', 'direction', 'shift', 'user', 'channel', 'paid', 'activity',
    'action'];
begin
  perform app.require_second_factor();
  if row_count is null or row_count not between 0 and 10000000 or format is null or format not in ('xlsx', 'csv')
    or filters is null or cardinality(filters) > 10 or not filters <@ kinds
  then
    raise exception 'an export has a row_count of up to ten million, a format of xlsx or csv, and kinds of filters'
      using errcode = '22023';
  end if;
  if auth.uid() is not null then
    insert into app.noted_exports as noted values (auth.uid(), date_trunc('hour', now()), 1)
      on conflict (userid) do update set hour = excluded.hour,
        files = case when noted.hour = excluded.hour then noted.files + 1 else 1 end
      returning noted.files into files;
    if files > 60 then
      raise sqlstate 'PT429' using message = 'Too many exports of this user in an hour';
    end if;
  end if;
  perform app.note_activity('records_exported', null, jsonb_build_object(
    'table', case when 'activity' = any(filters) then 'activity' else 'crm_records' end, 'rows', row_count, 'format', format,
    'filters', array_to_string(array(select distinct unnest(filters) order by 1), ',')));
end
$$;
