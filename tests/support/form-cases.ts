/** A table and functions of many types, for the general forms of the data API. */
export const formCasesSql = `
  create table public.form_cases (
    id int primary key,
    name text,
    day date,
    at timestamptz,
    amount numeric(8, 2) not null default 1.5,
    open boolean,
    tags text[],
    data jsonb,
    code varchar(5)
  );
  grant select, insert, update, delete on public.form_cases to authenticated;
  create view public.form_case_names as select id, name from public.form_cases;
  grant select, insert, update on public.form_case_names to authenticated;
  create function public.form_echo(input text, suffix text default '!') returns text language sql immutable
    return input || suffix;
  create function public.form_list(first int) returns setof int language sql immutable
    as 'select * from generate_series(first, first + 2)';
  create function public.form_nothing() returns void language sql as '';
  create function public.form_case(wanted int) returns public.form_cases language sql stable
    as 'select * from public.form_cases where id = wanted';
  create function public.form_sorted() returns table (id int, name text) language sql stable
    as 'select id, name from public.form_cases order by name';
  create function public.form_write(new_id int) returns int language sql
    as 'insert into public.form_cases (id) values (new_id) returning id';
  create function public.form_refuse(state text) returns void language plpgsql
    as $$ begin raise exception using errcode = state, message = 'Olmaz', detail = 'neden', hint = 'dene'; end $$;`;

export const formCases = [
  { id: 1, name: 'Işık', day: '2026-01-01', at: '2026-01-01T10:00:00+03:00', open: true, tags: ['a', 'b,"c'] },
  { id: 2, name: 'ali veli', day: '2026-01-02', at: null, open: false, tags: [] },
  { id: 3, name: null, day: null, at: null, open: null, tags: null },
  { id: 4, name: '100%, "x" (y)', day: '2026-01-04', at: '2026-01-04T00:00:00Z', open: true, tags: null },
];
