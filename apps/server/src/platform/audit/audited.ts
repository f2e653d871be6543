/** What something was or became, by name. Secrets have no place here: the audit is read by people. */
export type AuditValues = Readonly<Record<string, string | number | boolean | null>>;

export interface AuditedChange {
  /** What it was done to: a setting, a member's id. */
  readonly subject: string;
  readonly oldValues: AuditValues;
  readonly newValues: AuditValues;
}

/**
 * What a use case returns that operators, agents and commands run: with its value it has to tell the change, so that
 * none can be made without an entry.
 */
export interface Audited<Value> {
  readonly value: Value;
  readonly change: AuditedChange;
}
