-- The totals line under the list: one aggregate over the list's own filter, whatever part of the list was read.
-- An argument left out or null does not filter. Written in plain SQL without settings, so that PostgreSQL inlines it
-- and uses the indexes of crm_records; it runs with the caller's rights.
create function public.record_totals(start_date date default null, end_date date default null, search text default null)
  returns table (
    records bigint,
    virtualpos numeric,
    commission numeric,
    card numeric,
    transfer numeric,
    currentaccountpayment numeric,
    bdload numeric
  )
  language sql stable
as $$
  select count(*), coalesce(sum(r.virtualpos), 0), coalesce(sum(r.commission), 0), coalesce(sum(r.card), 0),
    coalesce(sum(r.transfer), 0), coalesce(sum(r.currentaccountpayment), 0), coalesce(sum(r.bdload), 0)
  from public.crm_records r
  where (start_date is null or r.date >= start_date)
    and (end_date is null or r.date <= end_date)
    and (record_totals.search is null
      or r.search like '%' || regexp_replace(public.fold_text(record_totals.search), '([\\%_])', '\\\1', 'g') || '%')
$$;

revoke all on function public.record_totals(date, date, text) from public, anon, authenticated, service_role;
grant execute on function public.record_totals(date, date, text) to authenticated, service_role;
