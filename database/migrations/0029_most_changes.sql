-- A request of a member of staff changes or deletes a thousand records at most: others wait for rows that are being changed.
-- Refused at the row that is too many, before the rest is locked. What functions of ours change is not counted.
create function app.limit_changes() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  changed integer := coalesce(nullif(current_setting('app.changed', true), ''), '0')::integer + 1;
begin
  if changed > 1000 then
    raise exception 'a request changes at most 1000 records' using errcode = 'CH001', hint = 'Send several requests.';
  end if;
  perform set_config('app.changed', changed::text, true);
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger crm_records_limit before update or delete on public.crm_records
  for each row when (current_user = 'authenticated') execute function app.limit_changes();
