-- Every report folds each spelling of a sale type once. Some single letters fold to eighteen, and a report over a few thousand
-- texts of a hundred of these took eight seconds. A text may fold to twice its limit, which any of letters with one mark
-- each does. Of the rows that are there already nothing is asked.
alter table public.crm_records
  drop constraint crm_records_saletype_check,
  add constraint crm_records_saletype_check
    check (length(saletype) <= 100 and length(normalize(left(saletype, 100), NFKD)) <= 200) not valid;
