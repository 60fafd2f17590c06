-- A code of a time to come, of an app whose clock is ahead: its typist is told so, and it is accepted no more when its time
-- comes, for they may have guessed it. A hosted project keeps its own factors.
do $migration$
begin
  if to_regclass('auth.server_keys') is null then
    return;
  end if;
  alter table auth.mfa_factors add column told_step bigint;
end
$migration$;
