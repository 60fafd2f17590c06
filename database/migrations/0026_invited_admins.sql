-- An admin who was invited and has set no password yet may never come: the last one who can sign in stays.
do $migration$
begin
  if to_regclass('auth.server_keys') is null then
    return;
  end if;

  create or replace function auth.is_enabled_admin(account auth.users) returns boolean
    language sql stable
    as $function$
      select account.deleted_at is null
        and coalesce(account.banned_until <= now(), true)
        and account.raw_app_meta_data @> '{"is_admin": true}'
        and not account.raw_app_meta_data @> '{"invited": true}'
    $function$;
end
$migration$;
