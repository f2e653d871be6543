import { useMemo } from 'react';
import type { ApiResult } from '../api-client.ts';
import { useSite } from '../site-query.ts';
import { identityToolkit, type PendingCode } from './phone-service.ts';

/** The newest code of this tab: the field for it and the button that sends the form are parts of different screens. */
let pending: PendingCode | undefined;

interface PhoneServiceState {
  /** In place of the server's own call; `undefined` when no code was sent, about which nothing is said (AC-08). */
  readonly send: (number: string) => Promise<ApiResult<{ expiredMinutes: number }> | undefined>;
  /** The signed word for the number that the newest code went to, if that is the number. */
  readonly confirm: (number: string, code: string) => Promise<string | undefined>;
}

/** The outside service of the merchant, `undefined` where the server sends its codes itself. */
export function usePhoneService(): PhoneServiceState | undefined {
  const settings = useSite().phoneVerification;
  return useMemo(() => {
    if (!settings) return undefined;
    const service = identityToolkit(settings);
    return {
      async send(number) {
        pending = await service.sendCode(number);
        if (pending === undefined) return undefined;
        return { ok: true, value: { expiredMinutes: 1 }, headers: new Headers() };
      },
      async confirm(number, code) {
        return pending?.number === number ? service.verifyCode(pending, code) : undefined;
      },
    };
  }, [settings]);
}
