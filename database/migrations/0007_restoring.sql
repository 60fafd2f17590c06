-- Restores a deleted record, or an earlier version of an existing one if `replaces` has the `updatedat` that the caller
-- last saw. Without `version` it undoes the record's last change.
create function public.restore_record(record_id bigint, version bigint default null, replaces timestamptz default null)
  returns public.crm_records
  language plpgsql security definer set search_path = ''
as $$
declare
  act text := case when version is null then 'undone' else 'restored' end;
  stored public.crm_records;
  is_there boolean;
  wanted app.crm_records_history;
  columns text;
begin
  perform app.require_second_factor();
  -- The shared lock excludes erasures, but not restorations of other records.
  perform pg_advisory_xact_lock_shared(70007, 66);
  perform pg_advisory_xact_lock(70008, hashint8(record_id));
  begin
    -- Without `nowait`, erasures would have to wait for whoever is changing the record.
    select * into stored from public.crm_records r where r.id = record_id for update nowait;
    is_there := found;
  exception when lock_not_available then
    raise exception 'record % exists and is being changed', record_id
      using errcode = case when replaces is null then 'RS002' else 'RS003' end;
  end;
  select * into wanted from app.crm_records_history h
    where h.recordid = record_id and (version is null or h.historyid = version) order by h.historyid desc limit 1;
  if not found then
    raise exception 'there is no version % of a record %', coalesce(version::text, 'before the last one'), record_id
      using errcode = 'RS001';
  elsif is_there and replaces is null then
    raise exception 'record % exists', record_id using errcode = 'RS002';
  elsif is_there and stored.updatedat <> replaces then
    raise exception 'record % was changed since', record_id using errcode = 'RS003';
  elsif not is_there and (replaces is not null or wanted.operation <> 'DELETE' or exists (
    select from app.crm_records_history h where h.recordid = record_id and h.historyid > wanted.historyid))
  then
    raise exception 'record % is deleted', record_id using errcode = 'RS004', hint = 'Restore its last version.';
  elsif not is_there and not app.restores_all() and wanted.changedby is distinct from auth.uid() then
    raise exception 'only an admin may restore what others deleted' using errcode = '42501';
  elsif wanted.erased then
    raise exception 'version % of record % is anonymous', wanted.historyid, record_id using errcode = 'RS005';
  end if;

  if exists (select from public.crm_records r
    where r.id <> record_id and r.clientref = (wanted.record ->> 'clientref')::uuid)
  then
    wanted.record := wanted.record - 'clientref';
  end if;
  -- Columns that are newer than this version keep their present values.
  select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
    where attrelid = 'public.crm_records'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and wanted.record ? attname
      and not (is_there and attname in ('id', 'userid', 'useremail', 'createdat', 'updatedat', 'clientref'));
  perform set_config('app.act', act, true);
  if is_there then
    execute format('update public.crm_records set (%1$s) = (select %1$s from jsonb_populate_record($1, $2)) where id = $3 returning *',
      columns) into stored using stored, wanted.record, record_id;
  else
    execute format('insert into public.crm_records (%1$s) overriding system value
        select %1$s from jsonb_populate_record(null::public.crm_records, $1) on conflict do nothing returning *',
      columns) into stored using wanted.record;
    if stored.id is null then
      raise exception 'record % exists, or a newer one has its reference', record_id using errcode = 'RS002';
    end if;
    insert into app.crm_records_history (recordid, operation, act, changedby, changedbyemail, record)
    values (record_id, 'RESTORE', act, auth.uid(), auth.jwt() ->> 'email', wanted.record);
  end if;
  perform set_config('app.act', '', true);
  return stored;
end
$$;

create function public.undo_import(clientrefs uuid[]) returns json
  language plpgsql security definer set search_path = ''
as $$
declare
  undone bigint;
begin
  perform app.require_second_factor();
  if clientrefs is null or cardinality(clientrefs) > 20000 then
    raise exception 'clientrefs: at most 20000 references are needed' using errcode = '22023';
  end if;
  perform set_config('app.act', 'undone', true);
  delete from public.crm_records r
    where r.clientref = any(clientrefs) and r.userid = auth.uid() and r.updatedat = r.createdat
      and not exists (select from public.day_closings c where c.day = r.date and c.reopenedat is null);
  get diagnostics undone = row_count;
  perform set_config('app.act', '', true);
  return json_build_object('undone', undone, 'refused', (
    select coalesce(json_agg(json_build_object('id', r.id, 'day', r.date,
      'why', case when r.updatedat = r.createdat then 'closed' else 'changed' end) order by r.id), '[]')
    from public.crm_records r where r.clientref = any(clientrefs) and r.userid = auth.uid()));
end
$$;

revoke all on all functions in schema app from public;
revoke all on function public.restore_record(bigint, bigint, timestamptz), public.undo_import(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.restore_record(bigint, bigint, timestamptz) to authenticated, service_role;
grant execute on function public.undo_import(uuid[]) to authenticated;
