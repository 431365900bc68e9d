import type pg from 'pg'

/**
 * Makes the database refuse to update or truncate the audit log, even for the product's own role. Rows can only be
 * deleted in a transaction that runs `set local sevenmetre.retention = 'on'`. Idempotent.
 */
export async function guardAuditLog(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_trigger where tgrelid = 'audit_log'::regclass and tgname = 'audit_log_emptied'`,
  )
  if (rowCount) return
  await client.query(GUARD)
}

/** Sent as one query, which PostgreSQL runs as one transaction. */
const GUARD = `
  create or replace function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    if tg_op in ('DELETE', 'TRUNCATE') and current_setting('sevenmetre.retention', true) = 'on' then
      return old;
    end if;
    raise exception 'lines of the audit log are only added' using errcode = 'insufficient_privilege';
  end $$;
  create or replace trigger audit_log_changed before update or delete on audit_log
    for each row execute function refuse_audit_change();
  create or replace trigger audit_log_emptied before truncate on audit_log
    for each statement execute function refuse_audit_change();
`
