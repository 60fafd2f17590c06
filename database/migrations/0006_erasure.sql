-- Personal data law: the only ways to find everything about one person and to take it out of records and history.

-- Replaces what tells who the passenger was, in the records and in all their earlier versions; amounts, route and dates
-- stay for the books. Chosen by age (the day of the sale, or of its entry where it has none) or by id.
-- Returns how many records and versions were changed. Repeating it changes nothing more.
create function public.erase_records(before_date date default null, record_ids bigint[] default null)
  returns table (records bigint, versions bigint)
  language plpgsql security definer set search_path = ''
as $$
declare
  chosen bigint[] := coalesce(record_ids, '{}');
begin
  perform set_config('app.erasing', 'on', true);

  update public.crm_records as r
    set fullname = 'Anonim', phone = null, citizenid = null, pnr = null, note = null
    where (r.id = any(chosen) or coalesce(r.date, (r.createdat at time zone 'UTC')::date) < before_date)
      and (r.fullname <> 'Anonim' or num_nonnulls(r.phone, r.citizenid, r.pnr, r.note) > 0);
  get diagnostics records = row_count;

  update app.crm_records_history as h
    set record = h.record
      || '{"fullname": "Anonim", "phone": null, "citizenid": null, "pnr": null, "note": null}'
    where (h.recordid = any(chosen)
        or coalesce((h.record ->> 'date')::date, ((h.record ->> 'createdat')::timestamptz at time zone 'UTC')::date)
          < before_date)
      and not h.record @> '{"fullname": "Anonim", "phone": null, "citizenid": null, "pnr": null, "note": null}';
  get diagnostics versions = row_count;

  perform set_config('app.erasing', 'off', true);
  return next;
end
$$;

revoke all on function public.erase_records(date, bigint[]) from public, anon, authenticated, service_role;
grant execute on function public.erase_records(date, bigint[]) to service_role;

-- Everything that is stored about a passenger, earlier versions included. Names match in any spelling and case; give
-- at least one of the three. `replacedat` is null for what is current. For the operator of the database alone: no role of the data API may call it.
create function app.personal_data(person_name text default null, person_phone text default null, citizen_id text default null)
  returns table (recordid bigint, replacedat timestamptz, record jsonb)
  language sql stable set search_path = ''
as $$
  with stored as (
    select r.id as recordid, null::timestamptz as replacedat, to_jsonb(r) - 'search' as record from public.crm_records r
    union all
    select h.recordid, h.changedat, h.record from app.crm_records_history h
  )
  select s.recordid, s.replacedat, s.record
  from stored s
  where num_nonnulls(person_name, person_phone, citizen_id) > 0
    and (person_name is null or public.fold_text(s.record ->> 'fullname') = public.fold_text(person_name))
    and (person_phone is null or right(regexp_replace(s.record ->> 'phone', '\D', '', 'g'), 10)
      = right(regexp_replace(person_phone, '\D', '', 'g'), 10))
    and (citizen_id is null or s.record ->> 'citizenid' = citizen_id)
  order by s.recordid, s.replacedat nulls last
$$;
revoke all on function app.personal_data(text, text, text) from public;
