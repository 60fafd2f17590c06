-- Whoever asks for the same record at the same moment waits: who looked before it came back, and for its versions after, was told
-- that it is deleted.

-- Brings back a deleted record, with its id, its reference and whoever entered it and when; or, with `replaces`, sets a
-- record back to a version of it. `version` is a number of `record_past` or `deleted_records`; without it the version that
-- the last act replaced, which undoes that act. `replaces` is the `updatedat` of the record that is set back: whoever asks
-- has seen that one. Either is a new version, and no closed day allows it. Staff bring back what they deleted themselves.
--   RS001  there is no such version
--   RS002  the record is there: it was brought back already, or its reference is in use again
--   RS003  the record was changed since
--   RS004  the record is deleted, and this is not how it was last
--   RS005  the version is anonymous
create or replace function public.restore_record(record_id bigint, version bigint default null, replaces timestamptz default null)
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
  -- Restorations of several records need not wait for each other, nor for whoever is changing the record just now: an
  -- erasure would wait too.
  perform pg_advisory_xact_lock_shared(70007, 66);
  perform pg_advisory_xact_lock(70008, hashint8(record_id));
  begin
    select * into stored from public.crm_records r where r.id = record_id for update nowait;
    is_there := found;
  exception when lock_not_available then
    raise exception 'record % is there, and being changed', record_id
      using errcode = case when replaces is null then 'RS002' else 'RS003' end;
  end;
  select * into wanted from app.crm_records_history h
    where h.recordid = record_id and (version is null or h.historyid = version) order by h.historyid desc limit 1;
  if not found then
    raise exception 'there is no version % of a record %', coalesce(version::text, 'before the last one'), record_id
      using errcode = 'RS001';
  elsif is_there and replaces is null then
    raise exception 'record % is there', record_id using errcode = 'RS002';
  elsif is_there and stored.updatedat <> replaces then
    raise exception 'record % was changed since', record_id using errcode = 'RS003';
  elsif not is_there and (replaces is not null or wanted.operation <> 'DELETE' or exists (
    select from app.crm_records_history h where h.recordid = record_id and h.historyid > wanted.historyid))
  then
    raise exception 'record % is deleted', record_id using errcode = 'RS004', hint = 'Bring it back as it was last.';
  elsif not is_there and not app.restores_all() and wanted.changedby is distinct from auth.uid() then
    raise exception 'only an admin brings back what others deleted' using errcode = '42501';
  elsif wanted.erased then
    raise exception 'version % of record % is anonymous', wanted.historyid, record_id using errcode = 'RS005';
  end if;

  -- Columns that came later are not in an old version: they stay as they are.
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
      raise exception 'record % is there, or a newer one has its reference', record_id using errcode = 'RS002';
    end if;
    insert into app.crm_records_history (recordid, operation, act, changedby, changedbyemail, record)
    values (record_id, 'RESTORE', act, auth.uid(), auth.jwt() ->> 'email', wanted.record);
  end if;
  perform set_config('app.act', '', true);
  return stored;
end
$$;
