-- Files that the staff's screen makes of records it has loaded already. Nobody is stopped from copying what is on the
-- screen: this is the record of those who use the button. The server itself notes every answer that is a long list or CSV.

-- How many files each user had noted in the hour that runs. Losing it in a crash of the database opens the limit once.
create unlogged table app.noted_exports (
  userid uuid primary key,
  hour timestamptz not null,
  files int not null
);
alter table app.noted_exports enable row level security;
revoke all on app.noted_exports from public, anon, authenticated, service_role;

-- Notes that a file is made: its kind, how many rows, and by what the list was filtered; never names or the text of a
-- search. Our own server keeps it in the audit log; a hosted project, which has none, in its PostgreSQL log. Sixty an hour
-- are more than a person makes, and too few to bury an entry under.
create function public.note_export(row_count int, format text, filters text[] default '{}') returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  details jsonb;
  files int;
  kinds text[] := array['days', 'search', 'report', 'company', 'saletype', 'direction', 'shift', 'user', 'channel'];
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
  details := jsonb_build_object('table', 'crm_records', 'rows', row_count, 'format', format,
    'filters', array_to_string(array(select distinct unnest(filters) order by 1), ','));
  if to_regclass('auth.audit_log') is null then
    raise log 'records_exported by %: %', auth.uid(), details;
  else
    insert into auth.audit_log (action, actor, actor_role, details)
      values ('records_exported', auth.uid(), auth.role(), details);
  end if;
end
$$;
revoke all on function public.note_export(int, text, text[]) from public, anon, authenticated, service_role;
grant execute on function public.note_export(int, text, text[]) to authenticated, service_role;
