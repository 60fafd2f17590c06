-- What opens a session in place of the code of a second factor, once each. A hosted project has none.
do $migration$
begin
  if to_regclass('auth.server_keys') is null then
    return;
  end if;

  create table auth.recovery_codes (
    user_id uuid not null references auth.users on delete cascade,
    -- Keyed with the server's digest key.
    code_hash bytea not null,
    created_at timestamptz not null default now(),
    primary key (user_id, code_hash)
  );

  -- They stand for a factor: with the last one they go, whoever removes it.
  create function auth.forget_recovery_codes() returns trigger
    language plpgsql
    as $function$
    begin
      delete from auth.recovery_codes c where c.user_id = old.user_id and not exists (
        select from auth.mfa_factors f where f.user_id = old.user_id and f.status = 'verified');
      return null;
    end
    $function$;
  create trigger forget_recovery_codes after delete on auth.mfa_factors
    for each row when (old.status = 'verified') execute function auth.forget_recovery_codes();

  -- What ends sessions or voids mailed codes voids these as well: whoever made them may be who is being kept out.
  create function auth.forget_recovery_codes_at_eviction() returns trigger
    language plpgsql
    as $function$
    begin
      delete from auth.recovery_codes where user_id = new.id;
      return null;
    end
    $function$;
  create trigger forget_recovery_codes after update of encrypted_password, banned_until, deleted_at, evictions, email on auth.users
    for each row when (new.evictions <> old.evictions) execute function auth.forget_recovery_codes_at_eviction();
end
$migration$;
