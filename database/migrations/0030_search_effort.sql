-- The sums of a search cost no more than its list may: of 20 terms with four phone numbers each, every sale was compared with 140
-- values, which took eight seconds for 100,000 sales. Otherwise as it was.
create or replace function public.record_totals(
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
  -- As the data API counts the conditions of a list: a pattern is two of them.
  if (select sum(case key when 'text' then 2 when 'phones' then 2 * jsonb_array_length(value) else 1 end)
      from jsonb_array_elements(search_terms) as given (term), jsonb_each(term)) > 30
  then
    raise exception 'search_terms: what is looked for comes to more than 30 comparisons' using errcode = '22023';
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
