import type { ApiClient } from '../../api/api-client.ts';
import { ApiFailureError, isPassingFailure } from '../../api/api-failure.ts';
import { openDeviceKey } from './device-key.ts';
import { decodePassword, encodePassword } from './remembered-record.ts';
import { importKey, openSealedText, sealText } from './sealed-text.ts';

/**
 * A password as it is stored: locked with a key of the server, and around that with the key of this browser. Without a
 * password, empty. `undefined` where this browser keeps no key safely, or the server gave none.
 */
export async function lockPassword(
  api: ApiClient,
  password: string | undefined,
): Promise<string | undefined> {
  const deviceKey = await openDeviceKey();
  if (deviceKey === undefined) return undefined;
  if (password === undefined) return '';
  const answer = await api.call('rememberLogin', {});
  if (!answer.ok) return undefined;
  const inner = await sealText(await importKey(answer.value.key), password);
  return encodePassword(await sealText(deviceKey, `${answer.value.rememberToken}.${inner}`));
}

/** The password that was locked; empty where it can no longer be opened. Throws where it cannot be opened just now. */
export async function openPassword(api: ApiClient, stored: string): Promise<string> {
  const sealed = decodePassword(stored);
  const deviceKey = sealed === undefined ? undefined : await openDeviceKey();
  if (sealed === undefined || deviceKey === undefined) return '';
  const [rememberToken = '', inner = ''] = (await openSealedText(deviceKey, sealed))?.split('.', 2) ?? [];
  if (inner === '') return '';
  const answer = await api.call('openRememberedLogin', { body: { rememberToken } });
  if (!answer.ok && isPassingFailure(answer)) throw new ApiFailureError(answer);
  if (!answer.ok) return '';
  return (await openSealedText(await importKey(answer.value.key), inner)) ?? '';
}
