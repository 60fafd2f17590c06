-- What was given back counts: in the log of acts, and against what was paid.

-- The sign with which the amounts of a sale of this type count.
create function app.money_sign(saletype text) returns int
  language plpgsql stable set search_path = ''
as $$
begin
  return case when public.fold_text(saletype) = any(public.refund_sale_types()) then -1 else 1 end;
end
$$;

-- As it was, but what is given back is less than nothing.
create or replace function app.note_records() returns trigger
  language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  caller jsonb := auth.jwt();
  kind text := current_setting('app.act', true);
  number int;
  only_id bigint;
  day date;
  ids jsonb;
  before jsonb;
  after jsonb;
  changed jsonb;
  sums text;
  told jsonb;
begin
  -- `app.erase_records` notes itself.
  if current_setting('app.erasing', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    -- The one that staff wait for: all in one statement, without asking the catalogue which columns are money.
    select count(*) over (), id, date, jsonb_strip_nulls(jsonb_build_object('virtualpos', nullif(virtualpos, 0) * sign,
        'commission', nullif(commission, 0) * sign, 'card', nullif(card, 0) * sign, 'transfer', nullif(transfer, 0) * sign,
        'currentaccountpayment', nullif(currentaccountpayment, 0) * sign, 'bdload', nullif(bdload, 0) * sign))
      into number, only_id, day, after from new_rows, app.money_sign(saletype) as sign limit 1;
  elsif tg_op = 'DELETE' then
    select count(*) over (), id, date, to_jsonb(r) into number, only_id, day, before from old_rows as r limit 1;
  else
    -- What was saved as it was is no change: neither is there a version of it in the history.
    select count(*) over (), o.id, o.date, to_jsonb(o) into number, only_id, day, before
    from old_rows as o join new_rows as n using (id) where to_jsonb(o) - '{search,updatedat}'::text[] <> to_jsonb(n) - '{search,updatedat}'::text[] limit 1;
  end if;
  if number is null then
    return null;
  elsif number > 1 then
    only_id := null;
    sums := (
      select format('jsonb_strip_nulls(jsonb_build_object(%s))', string_agg(format('%1$L, nullif(sum(sign * %1$I), 0)', attname), ', '))
      from pg_attribute
      where attrelid = 'public.crm_records'::regclass and atttypid = 'public.lira'::regtype and not attisdropped);
    if tg_op <> 'INSERT' then
      execute format('select %s, (select jsonb_agg(id) from (select id from old_rows order by id limit 20) as listed)
        from old_rows, app.money_sign(saletype) as sign', sums) into before, ids;
    end if;
    if tg_op <> 'DELETE' then
      execute format('select %s, (select jsonb_agg(id) from (select id from new_rows order by id limit 20) as listed)
        from new_rows, app.money_sign(saletype) as sign', sums) into after, ids;
    end if;
    if tg_op = 'UPDATE' then
      execute format('select to_jsonb(array_remove(array[%s], null)) from old_rows as o join new_rows as n using (id)',
        (select string_agg(format('case when bool_or(o.%1$I is distinct from n.%1$I) then %1$L end', attname), ', ')
          from pg_attribute
          where attrelid = 'public.crm_records'::regclass and attnum > 0 and not attisdropped
            and attname not in ('search', 'updatedat'))) into changed;
      ids := (
        select jsonb_agg(id) from (
          select id from old_rows as o join new_rows as n using (id)
          where to_jsonb(o) - '{search,updatedat}'::text[] <> to_jsonb(n) - '{search,updatedat}'::text[] order by id limit 20
        ) as listed);
      before := (select jsonb_object_agg(key, value) from jsonb_each(before) where changed ? key);
      after := (select jsonb_object_agg(key, value) from jsonb_each(after) where changed ? key);
    end if;
    told := jsonb_build_object('records', number, 'ids', ids);
  elsif tg_op = 'UPDATE' then
    -- What is a number and no number of a record is money.
    after := (select to_jsonb(r) from new_rows as r where r.id = only_id);
    select coalesce(jsonb_agg(key), '[]'),
        jsonb_object_agg(key, value::bigint * app.money_sign(before ->> 'saletype')) filter (where is_money and value not in ('null', '0')),
        jsonb_object_agg(key, (after -> key)::bigint * app.money_sign(after ->> 'saletype')) filter (where is_money and after -> key not in ('null', '0'))
      into changed, before, after
      from jsonb_each(before), lateral (select key not in ('id', 'refundof', 'groupof')
        and 'number' in (jsonb_typeof(value), jsonb_typeof(after -> key)) as is_money) as kind
      where value <> after -> key and key not in ('search', 'updatedat');
    told := '{}';
  else
    told := case when day is null then '{}' else jsonb_build_object('day', day) end;
    if tg_op = 'DELETE' then
      before := (
        select jsonb_object_agg(key, value::bigint * app.money_sign(before ->> 'saletype')) from jsonb_each(before)
        where jsonb_typeof(value) = 'number' and value <> '0' and key not in ('id', 'refundof', 'groupof'));
    end if;
  end if;
  if kind = 'undone' and tg_op = 'DELETE' then
    -- What an import brought is taken back: a deletion, whatever it is called.
    kind := 'deleted';
    told := told || '{"undone": true}';
  elsif kind in ('restored', 'undone') then
    if tg_op <> 'INSERT' then
      told := told || jsonb_build_object('replaced', number);
    end if;
  else
    kind := case when tg_op = 'DELETE' then 'deleted' when tg_op = 'UPDATE' then 'changed'
      when number = 1 then 'created' else 'imported' end;
  end if;
  if changed is not null then
    told := told || jsonb_build_object('fields', changed);
  end if;
  if before <> '{}' then
    told := told || jsonb_build_object('before', before);
  end if;
  if after <> '{}' then
    told := told || jsonb_build_object('after', after);
  end if;
  insert into app.activity (action, actor, actor_role, actor_email, record_id, details)
  values ('records_' || kind, (caller ->> 'sub')::uuid, coalesce(caller ->> 'role', 'owner'), caller ->> 'email', only_id, told);
  return null;
end
$$;

-- As it was, and first the sales of which more was given back than was paid. The payments of a family stand on its first record,
-- and what any of its records was refunded counts against all of them.
alter function public.day_oddities(date, date, text, text) set schema app;

create function public.day_oddities(
  start_date date, end_date date, shift_name text default null, time_zone text default 'UTC')
  returns table (recordid bigint, what text, at timestamptz, byemail text, fullname text, pnr text, details jsonb)
  language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform app.require_second_factor();
  return query
    with refunds as (
      select r.*, coalesce(o.groupof, r.refundof) as sale
      from public.crm_records r left join public.crm_records o on o.id = r.refundof
      where r.date between start_date and end_date and (shift_name is null or r.shift = shift_name)
        and r.refundof is not null and app.money_sign(r.saletype) < 0
    ),
    -- Told once for a sale, at its last refund of these days.
    sales as (select distinct on (sale) * from refunds order by sale, id desc),
    told as (
      select s.*, sums.paid, sums.back from sales s, lateral (
        select coalesce(sum(money) filter (where sign > 0), 0) as paid, coalesce(sum(money) filter (where sign < 0), 0) as back
        from (
          select distinct r.id, app.money_sign(r.saletype) as sign, coalesce(virtualpos, 0) + coalesce(card, 0)
            + coalesce(transfer, 0) + coalesce(currentaccountpayment, 0) as money
          from (select id from public.crm_records where id = s.sale or groupof = s.sale union select s.refundof) as part
            join public.crm_records r on r.id = part.id or r.refundof = part.id
        ) as parts
      ) as sums
      where back > paid
    )
    select id, 'over_refunded', createdat, useremail::text, told.fullname::text, told.pnr::text,
      jsonb_build_object('paid', paid, 'back', back)
    from told order by back - paid desc limit 500;
  return query select * from app.day_oddities(start_date, end_date, shift_name, time_zone);
end
$$;
revoke all on function app.money_sign(text), app.day_oddities(date, date, text, text), public.day_oddities(date, date, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.day_oddities(date, date, text, text) to authenticated, service_role;
