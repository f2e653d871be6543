import { useMemo } from 'react';
import type { ApiResult } from '../api/api-client.ts';
import { type ApiFailure, failureOf } from '../api/api-failure.ts';
import { useSite } from '../site/site-query.ts';
import type { CodeCheck, PendingCode, PhoneService, PhoneServiceSettings } from './phone-service.ts';

interface SentCode {
  readonly pending: PendingCode;
  /** Once the code was right: the service takes it a single time, and the server its word until a session is open. */
  confirmed?: { readonly code: string; readonly check: CodeCheck };
}

/** The newest code of this tab: the field for it and the button that sends the form are parts of different screens. */
let newest: SentCode | undefined;

interface PhoneServiceState {
  /** In place of the server's own call; `undefined` when no code was sent, about which nothing is said (AC-08). */
  readonly send: (number: string) => Promise<ApiResult<{ expiredMinutes: number }> | undefined>;
  /**
   * What the service says to a code, `unsent` where the newest code went to another number. A code that was right stays
   * so until the next is sent: a form may have to be sent again, for a captcha or because its answer was lost.
   */
  readonly confirm: (number: string, code: string) => Promise<CodeCheck | { readonly outcome: 'unsent' }>;
}

/** Its code loads with the first number: hardly any merchant has such a service, and few visitors come so far. */
async function loadService(settings: PhoneServiceSettings): Promise<PhoneService | ApiFailure> {
  try {
    return (await import('./phone-service.ts')).identityToolkit(settings);
  } catch (error) {
    return failureOf(error);
  }
}

/** The outside service of the merchant, `undefined` where the server sends its codes itself. */
export function usePhoneService(): PhoneServiceState | undefined {
  const settings = useSite().phoneVerification;
  return useMemo(() => {
    if (!settings) return undefined;
    return {
      async send(number) {
        const service = await loadService(settings);
        if ('ok' in service) return service;
        const pending = await service.sendCode(number);
        // The code before is still good when no other was sent.
        if (pending === undefined) return undefined;
        newest = { pending };
        return { ok: true, value: { expiredMinutes: 1 }, headers: new Headers() };
      },
      async confirm(number, code) {
        const sent = newest;
        if (sent?.pending.number !== number) return { outcome: 'unsent' };
        if (sent.confirmed?.code === code) return sent.confirmed.check;
        const service = await loadService(settings);
        if ('ok' in service) return { outcome: 'failed', failure: service };
        const check = await service.verifyCode(sent.pending, code);
        if (check.outcome === 'confirmed') sent.confirmed = { code, check };
        return check;
      },
    };
  }, [settings]);
}
