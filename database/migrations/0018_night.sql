create table app.night_runs (
  task text not null check (task in ('backup', 'check', 'mail')),
  -- The night that the run belongs to; for the weekly check, the Monday of its week.
  night date not null,
  attempts int not null default 1,
  startedat timestamptz not null default now(),
  endedat timestamptz,
  -- Null while the task runs, or if the server died before its end.
  outcome text check (outcome in ('done', 'failed')),
  instance text not null,
  details jsonb not null default '{}',
  primary key (task, night)
);
alter table app.night_runs enable row level security;

create table app.mail_results (
  at timestamptz not null default now(),
  failure text
);
create index mail_results_at on app.mail_results (at);
alter table app.mail_results enable row level security;
