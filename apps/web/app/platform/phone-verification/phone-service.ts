/**
 * AC-08: a service that sends a code by SMS and checks it in the server's place ("firebase" mode). What the server is
 * given in the end is the service's signed word for the number.
 */
export interface PhoneService {
  /** Has a code sent to a number (E.164); what the code is checked with, or `undefined` when none was sent. */
  sendCode(number: string): Promise<PendingCode | undefined>;
  /** The signed word for the number, `undefined` for a wrong code or when nobody answers. */
  verifyCode(pending: PendingCode, code: string): Promise<string | undefined>;
}

/** A code that is under way. */
export interface PendingCode {
  readonly number: string;
  readonly sessionInfo: string;
}

export interface PhoneServiceSettings {
  readonly apiUrl: string;
  /** Public: it names the merchant. */
  readonly apiKey: string;
}

const timeoutMs = 20_000;

/** Speaks the protocol of Google's Identity Toolkit, which is what Firebase is behind its library. */
export function identityToolkit(
  { apiUrl, apiKey }: PhoneServiceSettings,
  fetchJson: typeof fetch = (...given) => fetch(...given),
): PhoneService {
  const ask = async (method: string, body: object, field: string): Promise<string | undefined> => {
    try {
      const response = await fetchJson(`${apiUrl}/accounts:${method}?key=${encodeURIComponent(apiKey)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        // Nobody there is to know where the visitor was before, nor to be sent our cookies.
        credentials: 'omit',
        referrerPolicy: 'origin',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer: unknown = response.ok ? await response.json() : undefined;
      const value =
        typeof answer === 'object' && answer !== null && field in answer
          ? (answer as Record<string, unknown>)[field]
          : undefined;
      return typeof value === 'string' && value !== '' ? value : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    async sendCode(number) {
      const sessionInfo = await ask('sendVerificationCode', { phoneNumber: number }, 'sessionInfo');
      return sessionInfo === undefined ? undefined : { number, sessionInfo };
    },
    verifyCode: ({ sessionInfo }, code) => ask('signInWithPhoneNumber', { sessionInfo, code }, 'idToken'),
  };
}
