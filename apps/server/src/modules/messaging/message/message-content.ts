/** What an SMS says. */
export interface SmsContent {
  readonly channel: 'sms';
  readonly text: string;
}

/** What a letter says, before it is drawn as text and as HTML. */
export interface MailContent {
  readonly channel: 'mail';
  readonly senderName: string;
  readonly themeName: string;
  /** BCP 47. */
  readonly locale: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly afterwards: readonly string[];
  readonly sign: string;
}

export type MessageContent = SmsContent | MailContent;
