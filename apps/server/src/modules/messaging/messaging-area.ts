import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import { registerChatRoutes } from './chat/chat-routes.ts';
import { handOverChatsJob } from './chat/hand-over-chats-job.ts';
import { registerEventRoutes } from './event/event-routes.ts';
import { registerFeedbackRoutes } from './feedback/feedback-routes.ts';
import { registerInboxRoutes } from './inbox/inbox-routes.ts';
import { renderInboxText } from './message/inbox-text.ts';
import { createMessageTransports } from './message/message-transports.ts';
import { registerOutboxRoutes } from './message/outbox-routes.ts';
import { sendMessageJob } from './message/send-message-job.ts';

/** Messages to members by every way, and what they write themselves. */
export function registerMessagingArea({ app, registrars, parts }: AreaRegistration): RegisteredArea {
  const { config } = parts;
  registerInboxRoutes(registrars, parts, renderInboxText);
  registerFeedbackRoutes(registrars, parts);
  registerChatRoutes(registrars, parts);
  registerEventRoutes(registrars, parts.liveEvents);
  if (config.demoReach !== 'nobody') registerOutboxRoutes(app, parts, config.demoReach);
  const transports = createMessageTransports(config.messages);
  return { jobs: [sendMessageJob({ ...parts, transports, log: app.log }), handOverChatsJob(parts)] };
}
