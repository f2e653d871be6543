/** How messages leave. `outbox`: they are only kept, for the page that the demo shows them on. `off`: none can be sent. */
export interface MessageConfig {
  readonly sms: SmsGatewayConfig | 'outbox' | 'off';
  readonly mail: SmtpConfig | 'outbox' | 'off';
}

/**
 * A gateway that takes one SMS per HTTP request. `{number}` (E.164), `{digits}` (the same without `+`) and `{text}`
 * stand in the address and in the body.
 */
export interface SmsGatewayConfig {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  /** Empty: no body. Values are escaped as the `Content-Type` header asks for. */
  readonly bodyTemplate: string;
  /** Text that an answer has to contain to count as accepted, for gateways that answer 200 whatever happens. */
  readonly acceptedText: string;
}

export interface SmtpConfig {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** The sender's address; the merchant's name is put before it. */
  readonly from: string;
}

export type MessageChannel = keyof MessageConfig;

export function canSend(config: MessageConfig, channel: MessageChannel): boolean {
  return config[channel] !== 'off';
}
