import type { ChatNotice } from '@wau/contract/chat-limits';
import type { ChatMessage } from '../../../platform/chat/chat-queries.ts';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoment } from '../../../platform/language/use-moment.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatImage, chatPictureClass } from './chat-image.tsx';
import type { PendingMessage } from './chat-outbox.ts';
import type { ChatOutbox } from './use-chat-outbox.ts';

const notices = {
  'ticket.closed': 'chat.notice.closed-hours',
  'ticket.unanswered': 'chat.notice.unanswered',
  closed: 'chat.notice.ended',
} as const satisfies Record<ChatNotice, PlainMessageId>;

interface ChatMessagesProps {
  /** The oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly outbox: ChatOutbox;
  readonly isTyping: boolean;
}

/** What was said, and below it what is on its way. New messages are read out where the player is. */
export function ChatMessages({ messages, outbox, isTyping }: ChatMessagesProps) {
  const t = useTranslate();
  // An answer may come before what it answers to is known to have arrived.
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const waiting = outbox.pending.filter(({ clientId }) => !arrived.has(clientId));
  return (
    <div role="log" aria-label={t('chat.log')} aria-relevant="additions">
      <ol className="space-y-3">
        {messages.map((message) => (
          <li key={message.messageNumber}>
            <SaidMessage message={message} />
          </li>
        ))}
        {waiting.map((message) => (
          <li key={message.clientId}>
            <WaitingMessage message={message} outbox={outbox} />
          </li>
        ))}
        {isTyping ? <li className="text-detail text-muted">{t('chat.typing')}</li> : null}
      </ol>
    </div>
  );
}

function SaidMessage({ message }: { readonly message: ChatMessage }) {
  const t = useTranslate();
  const moment = useMoment();
  const { messageNumber, author, content, hasImage, notice, sentAt } = message;
  if (notice !== null) {
    return (
      <p className="mx-auto max-w-80 rounded-small bg-surface px-4 py-2 text-center text-detail text-balance text-muted">
        {t(notices[notice])}
      </p>
    );
  }
  const isOwn = author === 'member';
  return (
    <ChatBubble
      isOwn={isOwn}
      author={isOwn ? t('chat.you') : t('service.title')}
      content={content}
      picture={hasImage ? <ChatImage messageNumber={messageNumber} /> : null}
      foot={
        <span className="tabular">
          <time dateTime={sentAt}>{moment(sentAt)}</time>
          {isOwn ? ` · ${t('chat.sent')}` : null}
        </span>
      }
    />
  );
}

function WaitingMessage({
  message,
  outbox,
}: {
  readonly message: PendingMessage;
  readonly outbox: ChatOutbox;
}) {
  const t = useTranslate();
  const { content, picture, state, reason } = message;
  return (
    <ChatBubble
      isOwn
      author={t('chat.you')}
      content={content}
      picture={
        picture === undefined ? null : (
          <img src={picture} alt={t('chat.picture')} className={chatPictureClass} />
        )
      }
      foot={
        state === 'sending' ? (
          t('chat.sending')
        ) : (
          <span className="flex flex-wrap items-center justify-end gap-x-1">
            <span className="text-hibiscus-text">{reason ?? t('chat.failed')}</span>
            <button
              type="button"
              onClick={() => outbox.retry(message)}
              className="min-h-11 px-2 font-medium text-gold-text"
            >
              {t('chat.again')}
            </button>
            <button type="button" onClick={() => outbox.discard(message)} className="min-h-11 px-2">
              {t('chat.discard')}
            </button>
          </span>
        )
      }
    />
  );
}
