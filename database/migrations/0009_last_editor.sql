-- Who saved a record last, for the screen that tells two people who edit the same sale of each other. Of the history
-- it gives away nothing else.
create function public.last_editor(record_id bigint) returns text
  language sql stable security definer set search_path = ''
as $$
  select changedbyemail from app.crm_records_history where recordid = record_id order by historyid desc limit 1
$$;
revoke all on function public.last_editor(bigint) from public, anon, authenticated, service_role;
grant execute on function public.last_editor(bigint) to authenticated, service_role;
