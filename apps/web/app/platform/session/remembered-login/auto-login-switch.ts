import { readLocalText, writeLocalText } from '../../storage/local-text.ts';

/*
 * AC-07: what the browser's storage says of the automatic login. Apart from what carries it out
 * (`remembered-login.ts`), because every page asks and hardly any goes on.
 */

export const autoLoginKey = 'autoLogin';
export const autoRecordKey = 'autoSass';
export const autoWantedKey = 'autoRemPass';

/** Whether an automatic login is worth trying, told without waiting. */
export function isAutoLoginWanted(): boolean {
  return readLocalText(autoLoginKey) === '1' && readLocalText(autoRecordKey) !== null;
}

/**
 * AC-07, AC-21: from now on nobody is logged in without being asked: after a logout, and after a login that is not
 * remembered itself, because whoever was remembered before is no longer the one who was here last. What the form
 * remembers stays.
 */
export function stopAutoLogin(): void {
  writeLocalText(autoLoginKey, '0');
  writeLocalText(autoRecordKey, null);
  writeLocalText(autoWantedKey, null);
}
