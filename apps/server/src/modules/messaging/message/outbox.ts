import type { MessageTransport } from './message-transport.ts';

/** Sends nothing: the message stays where it is, for the page of the demo to show. */
export function outbox<Content>(): MessageTransport<Content> {
  return { name: 'outbox', keepsContent: true, send: async () => undefined };
}
