import type { ApiClient } from '../../api/api-client.ts';
import { readLocalText, writeLocalText } from '../../storage/local-text.ts';
import { browserLocalStorage, readStored, writeStored } from '../../storage/stored-value.ts';
import {
  autoLoginKey,
  autoRecordKey,
  autoWantedKey,
  isAutoLoginWanted,
  stopAutoLogin,
} from './auto-login-switch.ts';
import {
  isRememberedRecord,
  isRememberedRecords,
  type LoginMethod,
  type RememberedRecord,
  recordOf,
  withRecord,
} from './remembered-record.ts';

/*
 * AC-05, AC-07: the remembered password. It is locked twice: with a key that the server keeps and gives to whoever
 * shows the token it made for this login, and around that with the key of this browser, which no script can read.
 * Storage alone, copied anywhere, opens nothing; and once the member logs out everywhere, the server forgets its
 * key, so that what browsers hold opens nothing either.
 */

const recordsKey = 'sass';
const wantedKey = 'remPass';

/** A login as the form has it. */
export interface RememberedLogin {
  readonly type: LoginMethod;
  readonly username: string;
  /** Empty where it is not remembered or can no longer be opened. */
  readonly password: string;
  /** Digits, e.g. `60`; empty for a username. */
  readonly countryDialingCode: string;
}

/** Whether the player has asked to be remembered on this device. */
export function isRememberingWanted(): boolean {
  return readLocalText(wantedKey) === '1';
}

/** The remembered login of a method, with its password where that can be opened. */
export async function restoreRememberedLogin(
  api: ApiClient,
  type: LoginMethod,
): Promise<RememberedLogin | undefined> {
  const record = recordOf(readRecords(), type);
  if (record === undefined || !isRememberingWanted()) return undefined;
  const password = await openPassword(api, record).catch(() => '');
  return { ...plainFields(record), password };
}

/** The login to use without being asked, when there is one. Throws where it cannot be had just now. */
export async function restoreAutoLogin(api: ApiClient): Promise<RememberedLogin | undefined> {
  const record = readStored(browserLocalStorage(), autoRecordKey, isRememberedRecord);
  if (readLocalText(autoLoginKey) !== '1' || readLocalText(autoWantedKey) !== '1' || record === undefined) {
    return undefined;
  }
  const password = await openPassword(api, record);
  return password === '' ? undefined : { ...plainFields(record), password };
}

/**
 * Remembers the login of the session that has just begun, which by username is also the automatic one from now on;
 * `false` where this browser cannot do it safely, which then keeps nothing at all.
 */
export async function rememberLogin(api: ApiClient, login: RememberedLogin): Promise<boolean> {
  const record = await writeLogin(api, login);
  if (record?.type === 'username') writeAutoLogin(record);
  else stopAutoLogin();
  return record !== undefined;
}

/** What was written; `undefined` where it cannot be kept safely, so that nothing is. */
async function writeLogin(api: ApiClient, login: RememberedLogin): Promise<RememberedRecord | undefined> {
  const lock = await passwordLock().catch(() => undefined);
  // A code of an SMS is good once.
  const password = await lock?.lockPassword(api, login.type === 'sms' ? undefined : login.password);
  if (password === undefined) {
    forgetRememberedLogin();
    return undefined;
  }
  const record: RememberedRecord = { ...plainFields(login), password };
  writeStored(browserLocalStorage(), recordsKey, withRecord(readRecords(), record));
  writeLocalText(wantedKey, '1');
  return record;
}

function writeAutoLogin(record: RememberedRecord): void {
  writeStored(browserLocalStorage(), autoRecordKey, record);
  writeLocalText(autoWantedKey, '1');
  writeLocalText(autoLoginKey, '1');
}

/** AC-19: after a change of the password the remembered one follows, if there is one. Never fails. */
export async function updateRememberedPassword(
  api: ApiClient,
  { userName, password }: { readonly userName: string; readonly password: string },
): Promise<void> {
  const record = recordOf(readRecords(), 'username');
  if (record === undefined || record.password === '') return;
  if (record.username.toLowerCase() !== userName.toLowerCase()) return;
  const isAutomatic = isAutoLoginWanted();
  const written = await writeLogin(api, { ...plainFields(record), password }).catch(() => undefined);
  // A change of the password is no wish to be logged in without being asked.
  if (written !== undefined && isAutomatic) writeAutoLogin(written);
}

/** Forgets the remembered logins of this device, the automatic one included. */
export function forgetRememberedLogin(): void {
  for (const key of [recordsKey, autoRecordKey, autoWantedKey]) writeLocalText(key, null);
  writeLocalText(wantedKey, '0');
  writeLocalText(autoLoginKey, '0');
}

async function openPassword(api: ApiClient, record: RememberedRecord): Promise<string> {
  const lock = await passwordLock();
  return lock.openPassword(api, record.password);
}

/** Its code loads only for those who are remembered. */
function passwordLock() {
  return import('./password-lock.ts');
}

function plainFields({ type, username, countryDialingCode }: RememberedLogin | RememberedRecord) {
  return { type, username, countryDialingCode };
}

function readRecords() {
  return readStored(browserLocalStorage(), recordsKey, isRememberedRecords);
}
