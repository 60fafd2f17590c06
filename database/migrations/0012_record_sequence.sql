-- A hosted project gives its roles rights on every new sequence. Ids are given by the table alone, which needs none.
revoke all on sequence public.crm_records_id_seq from public, anon, authenticated, service_role;
