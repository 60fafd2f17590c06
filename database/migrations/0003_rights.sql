create function app.is_admin() returns boolean
  language sql stable set search_path = ''
  as $$ select coalesce(auth.jwt() @> '{"app_metadata": {"is_admin": true}}', false) $$;

create table app.admin_rules (
  singleton boolean primary key default true check (singleton),
  needs_second_factor boolean not null
);
alter table app.admin_rules enable row level security;

create function public.set_admin_rules(needs_second_factor boolean) returns void
  language sql security definer set search_path = ''
as $$
  insert into app.admin_rules as rules (needs_second_factor) values (set_admin_rules.needs_second_factor)
  on conflict (singleton) do update set needs_second_factor = excluded.needs_second_factor
    where rules.needs_second_factor <> excluded.needs_second_factor;
$$;
revoke all on function public.set_admin_rules(boolean) from public, anon, authenticated, service_role;
grant execute on function public.set_admin_rules(boolean) to service_role;

create function app.lacks_admin_factor(account uuid, app_metadata jsonb) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce(app_metadata @> '{"is_admin": true}', false)
    and exists (select from app.admin_rules r where r.needs_second_factor)
    and not exists (select from auth.mfa_factors f where f.user_id = account and f.status = 'verified')
$$;

-- Raises an error if the second factor is missing: merely hiding the rows would make an empty list look like a day
-- without sales. Security definer, because no caller may read `auth.mfa_factors`.
create function app.require_second_factor() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.jwt() ->> 'aal' is distinct from 'aal2'
    and exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
  then
    raise sqlstate 'PGRST' using
      message = '{"code": "insufficient_aal", "message": "The session lacks the second factor of its user"}',
      detail = '{"status": 403, "headers": {}}';
  end if;
  if app.lacks_admin_factor(auth.uid(), auth.jwt() -> 'app_metadata') then
    raise sqlstate 'PGRST' using
      message = '{"code": "second_factor_required", "message": "An admin has to have a second factor"}',
      detail = '{"status": 403, "headers": {}}';
  end if;
  return true;
end
$$;

create function app.require_admin() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(auth.jwt() @> '{"app_metadata": {"is_admin": true}}', false) and app.require_second_factor() then
    return;
  end if;
  raise exception 'only an admin may do this' using errcode = '42501';
end
$$;

revoke all on all functions in schema app from public;
grant execute on function app.is_admin() to authenticated;
grant execute on function app.require_second_factor() to authenticated, service_role;
