import type { MessageConfig } from './message-config.ts';
import type { MessageTransports } from './message-transport.ts';
import { outbox } from './outbox.ts';
import { smsGateway } from './sms-gateway.ts';
import { smtp } from './smtp.ts';

export function createMessageTransports(config: MessageConfig): MessageTransports {
  return {
    sms: config.sms === 'off' ? undefined : config.sms === 'outbox' ? outbox() : smsGateway(config.sms),
    mail: config.mail === 'off' ? undefined : config.mail === 'outbox' ? outbox() : smtp(config.mail),
  };
}
