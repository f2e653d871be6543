import { createTransport } from 'nodemailer';
import { letterHtml, letterText } from './letter.ts';
import type { SmtpConfig } from './message-config.ts';
import type { MailContent } from './message-content.ts';
import { MessageNotSent, type MessageTransport } from './message-transport.ts';

const timeoutMs = 15_000;

/** Sends letters through the operator's mail server. */
export function smtp(config: SmtpConfig): MessageTransport<MailContent> {
  const server = createTransport({
    url: config.url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Nothing in a letter is a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    keepsContent: false,
    async send(address, content) {
      try {
        await server.sendMail({
          from: { name: content.senderName, address: config.from },
          to: { name: '', address },
          subject: content.subject,
          text: letterText(content),
          html: letterHtml(content),
          // Tells autoresponders to keep quiet.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new MessageNotSent(`the mail server did not take it (${safeReason(error)})`);
      }
    },
  };
}

/** Only codes: what a mail server says about a failure quotes the address. */
function safeReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const answer = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : '';
  return [code, answer].filter((part) => part !== '').join(' ') || 'unknown';
}
