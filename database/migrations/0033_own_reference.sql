-- An insert that merges duplicates updates the caller's own record, or is refused: a reference that somebody else's record has is
-- no repetition of anything. PostgreSQL calls the trigger of the insert first, and that of the update of the very same row right after
-- it; what is changed by its id was not about to be inserted. Where duplicates are ignored nothing changes.
create function app.mark_reference() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform set_config('app.reference', new.clientref::text, true);
  return new;
end
$$;
create trigger crm_records_reference before insert on public.crm_records
  for each row when (current_user = 'authenticated' and new.clientref is not null) execute function app.mark_reference();

create function app.refuse_merge() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if old.userid is distinct from auth.uid() then
    raise exception 'the reference % is in use', old.clientref using errcode = '23505', hint = 'Change the record by its id.';
  end if;
  return new;
end
$$;
create trigger crm_records_merge before update on public.crm_records
  for each row when (current_user = 'authenticated' and old.clientref::text = current_setting('app.reference', true))
  execute function app.refuse_merge();

revoke all on function app.mark_reference(), app.refuse_merge() from public, anon, authenticated, service_role;
