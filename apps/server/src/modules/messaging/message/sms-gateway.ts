import type { SmsGatewayConfig } from './message-config.ts';
import type { SmsContent } from './message-content.ts';
import { MessageNotSent, type MessageTransport } from './message-transport.ts';

const timeoutMs = 10_000;
/** More of an answer is not read. */
const longestAnswerBytes = 64 * 1024;

/**
 * Sends SMS through an HTTP gateway as its template says. Redirects are not followed, so that a gateway cannot turn a
 * request, with the code in it, to an address inside the operator's network.
 */
export function smsGateway(config: SmsGatewayConfig): MessageTransport<SmsContent> {
  return {
    name: 'gateway',
    keepsContent: false,
    async send(number, { text }) {
      const response = await request(config, { number, digits: number.replace(/^\+/, ''), text });
      const isAccepted = response.status >= 200 && response.status < 300;
      if (!isAccepted) {
        await response.body?.cancel().catch(() => undefined);
        throw new MessageNotSent(`the gateway answered ${response.status}`);
      }
      const answer = await readAnswer(response);
      if (!answer.includes(config.acceptedText)) {
        throw new MessageNotSent('the gateway answered without the text that means accepted');
      }
    },
  };
}

type TemplateValues = Readonly<Record<'number' | 'digits' | 'text', string>>;

async function request(config: SmsGatewayConfig, values: TemplateValues): Promise<Response> {
  const contentType = new Headers(config.headers).get('content-type') ?? '';
  try {
    return await fetch(fillTemplate(config.url, values, encodeURIComponent), {
      method: config.method,
      headers: config.headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(config.bodyTemplate === '' || config.method === 'GET'
        ? {}
        : { body: fillTemplate(config.bodyTemplate, values, escapingFor(contentType)) }),
    });
  } catch (error) {
    throw notSent(error);
  }
}

async function readAnswer(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > longestAnswerBytes) throw new MessageNotSent('the gateway’s answer is too long');
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    throw notSent(error);
  }
  return text + decoder.decode();
}

function notSent(error: unknown): MessageNotSent {
  if (error instanceof MessageNotSent) return error;
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return new MessageNotSent(
    isTimeout ? 'the gateway did not answer in time' : 'the gateway cannot be reached',
  );
}

/** Puts the values into a template in one pass, so that a text which looks like a placeholder stays text. */
function fillTemplate(
  template: string,
  values: TemplateValues,
  escapeValue: (value: string) => string,
): string {
  return template.replaceAll(/\{(number|digits|text)\}/g, (_, name: keyof TemplateValues) =>
    escapeValue(values[name]),
  );
}

/** How a value is written into a body of this type so that it cannot break out of its place. */
function escapingFor(contentType: string): (value: string) => string {
  if (/\bjson\b/i.test(contentType)) return (value) => JSON.stringify(value).slice(1, -1);
  if (/x-www-form-urlencoded/i.test(contentType)) return encodeURIComponent;
  if (/\bxml\b/i.test(contentType)) return escapeMarkup;
  return (value) => value;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
