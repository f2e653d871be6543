import type { MailContent, SmsContent } from './message-content.ts';

/** One way out. Throws `MessageNotSent` when the message was not taken. */
export interface MessageTransport<Content> {
  /** Stored with what was sent through it. */
  readonly name: string;
  /** The content stays readable afterwards, for the demo's outbox. */
  readonly keepsContent: boolean;
  send(recipient: string, content: Content): Promise<void>;
}

export interface MessageTransports {
  readonly sms: MessageTransport<SmsContent> | undefined;
  readonly mail: MessageTransport<MailContent> | undefined;
}

/** Why a message was not taken, in words that are safe to log: no number, no address, no code. */
export class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent';
}
