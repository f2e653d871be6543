export type LoginMethod = 'username' | 'sms';

/** One remembered login as it is stored. */
export interface RememberedRecord {
  readonly type: LoginMethod;
  /** For `sms` the mobile number. */
  readonly username: string;
  /** Sealed, and encoded as `encodePassword` does; empty for `sms`, whose codes are good once. */
  readonly password: string;
  readonly countryDialingCode: string;
}

/** What stands under `sass`: the method that was used last, and the other one as `other`. */
export interface RememberedRecords extends RememberedRecord {
  readonly other?: RememberedRecord;
}

const suffix = '.wau';

/** The documented form of the stored password: base64 twice, and a suffix. */
export function encodePassword(sealed: string): string {
  return btoa(btoa(sealed)) + suffix;
}

/** `undefined` for what is not of that form. */
export function decodePassword(stored: string): string | undefined {
  if (!stored.endsWith(suffix)) return undefined;
  try {
    return atob(atob(stored.slice(0, -suffix.length)));
  } catch {
    return undefined;
  }
}

export function isRememberedRecords(value: unknown): value is RememberedRecords {
  if (!isRememberedRecord(value)) return false;
  const { other } = value as { other?: unknown };
  return other === undefined || isRememberedRecord(other);
}

export function isRememberedRecord(value: unknown): value is RememberedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<Record<keyof RememberedRecord, unknown>>;
  return (
    (record.type === 'username' || record.type === 'sms') &&
    typeof record.username === 'string' &&
    typeof record.password === 'string' &&
    typeof record.countryDialingCode === 'string'
  );
}

export function recordOf(
  records: RememberedRecords | undefined,
  type: LoginMethod,
): RememberedRecord | undefined {
  if (records === undefined || records.type === type) return records;
  return records.other;
}

/** The records with one of them replaced, which is now the one that was used last. */
export function withRecord(
  records: RememberedRecords | undefined,
  record: RememberedRecord,
): RememberedRecords {
  const other = recordOf(records, record.type === 'sms' ? 'username' : 'sms');
  if (other === undefined) return record;
  const { type, username, password, countryDialingCode } = other;
  return { ...record, other: { type, username, password, countryDialingCode } };
}
