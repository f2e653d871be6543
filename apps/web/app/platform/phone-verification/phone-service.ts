import type { ApiFailure, NetworkCode } from '../api/api-failure.ts';

/**
 * AC-08: a service that sends a code by SMS and checks it in the server's place ("firebase" mode). What the server is
 * given in the end is the service's signed word for the number.
 */
export interface PhoneService {
  /** Has a code sent to a number (E.164); what the code is checked with, or `undefined` when none was sent. */
  sendCode(number: string): Promise<PendingCode | undefined>;
  /** A right code is taken once. */
  verifyCode(pending: PendingCode, code: string): Promise<CodeCheck>;
}

/** A code that is under way. */
export interface PendingCode {
  readonly number: string;
  readonly sessionInfo: string;
}

/** What came of a code. That it is wrong and that nobody could say are told apart: of the second the player hears. */
export type CodeCheck =
  | { readonly outcome: 'confirmed'; readonly idToken: string }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'failed'; readonly failure: ApiFailure };

export interface PhoneServiceSettings {
  readonly apiUrl: string;
  /** Public: it names the merchant. */
  readonly apiKey: string;
}

const timeoutMs = 20_000;

/** The protocol's words for a code that is not the one, or came too late; all else is a fault of the service. */
const wrongCodes = /^(?:INVALID_CODE|MISSING_CODE|CODE_EXPIRED|INVALID_SESSION_INFO|SESSION_EXPIRED)\b/;

/** Speaks the protocol of Google's Identity Toolkit, which is what Firebase is behind its library. */
export function identityToolkit(
  { apiUrl, apiKey }: PhoneServiceSettings,
  fetchJson: typeof fetch = (...given) => fetch(...given),
): PhoneService {
  const ask = async (method: string, body: object): Promise<Answer> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetchJson(`${apiUrl}/accounts:${method}?key=${encodeURIComponent(apiKey)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        // Nobody there is to know where the visitor was before, nor to be sent our cookies.
        credentials: 'omit',
        referrerPolicy: 'origin',
        signal,
      });
      const content: unknown = await response.json().catch(() => undefined);
      return { isOk: response.ok, content };
    } catch {
      if (signal.aborted) return 'network.timeout';
      return navigator.onLine ? 'network.unreachable' : 'network.offline';
    }
  };
  return {
    async sendCode(number) {
      const answer = await ask('sendVerificationCode', { phoneNumber: number });
      const sessionInfo = textOf(answer, 'sessionInfo');
      return sessionInfo === undefined ? undefined : { number, sessionInfo };
    },
    async verifyCode({ sessionInfo }, code) {
      const answer = await ask('signInWithPhoneNumber', { sessionInfo, code });
      const idToken = textOf(answer, 'idToken');
      if (idToken !== undefined) return { outcome: 'confirmed', idToken };
      if (typeof answer === 'string') return failed(answer);
      if (answer.isOk) return failed('answer.invalid');
      const { error } = fieldsOf(answer.content);
      const { message } = fieldsOf(error);
      const isWrong = typeof message === 'string' && wrongCodes.test(message);
      return isWrong ? { outcome: 'wrong' } : failed('network.unreachable');
    },
  };
}

type Answer = NetworkCode | { readonly isOk: boolean; readonly content: unknown };

function textOf(answer: Answer, field: string): string | undefined {
  if (typeof answer === 'string' || !answer.isOk) return undefined;
  const value = fieldsOf(answer.content)[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function failed(code: NetworkCode): CodeCheck {
  return { outcome: 'failed', failure: { ok: false, code, message: '', status: 0 } };
}
