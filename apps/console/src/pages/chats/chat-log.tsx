import { useInfiniteQuery } from '@tanstack/react-query';
import type { ConversationId } from '@wau/contract/ids';
import { useEffect, useRef } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { ChatPicture } from './chat-picture.tsx';
import { type ChatMessage, chatQuery } from './chat-query.ts';

/** What was said, the latest at the end; it stays at the end while new words come, unless somebody reads further up. */
export function ChatLog({ conversationId }: { conversationId: ConversationId }) {
  const services = useConsole();
  const t = useTexts();
  const asked = useInfiniteQuery(chatQuery(services, conversationId));
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = asked;
  const chat = data?.pages[0]?.chat;
  const place = useEnd(chat?.lastNumber);
  if (data === undefined || chat === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const messages = data.pages.flatMap((page) => page.messages.list).toReversed();
  return (
    <>
      {isError ? <Badge tone="bad">{t('work.stale')}</Badge> : null}
      <div
        {...place}
        role="log"
        aria-label={t('chat.log')}
        className="flex max-h-[36vh] min-h-30 flex-col gap-3 overflow-y-auto rounded-small border border-line bg-page p-3"
      >
        {hasNextPage ? (
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('chat.earlier')}
          </Button>
        ) : null}
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <li key={message.messageNumber} className="flex flex-col">
              <Said
                conversationId={conversationId}
                message={message}
                isRead={message.messageNumber <= chat.memberReadNumber}
                username={chat.username}
              />
            </li>
          ))}
        </ol>
        {chat.isMemberTyping ? <p className="text-sm text-sea-text">{t('chat.member.typing')}</p> : null}
      </div>
    </>
  );
}

/** So near to its end a log counts as being read there. */
const nearPixels = 48;

/** Keeps what scrolls at its end while more comes, and lets a keyboard come to it. */
function useEnd(lastNumber: number | undefined) {
  const region = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const { current } = region;
    // Before the first message there is nothing to scroll; each further one moves the end.
    if (lastNumber === undefined || current === null) return;
    current.setAttribute('tabindex', '0');
    if (isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [lastNumber]);
  const onScroll = (): void => {
    const { current } = region;
    if (current === null) return;
    isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearPixels;
  };
  return { ref: region, onScroll };
}

interface SaidProps {
  readonly conversationId: ConversationId;
  readonly message: ChatMessage;
  /** The member has had it on the screen. */
  readonly isRead: boolean;
  readonly username: string;
}

function Said({ conversationId, message, isRead, username }: SaidProps) {
  const t = useTexts();
  const { moment } = useFormats();
  const { messageNumber, author, content, hasImage, notice, sentAt } = message;
  if (notice !== null) {
    return (
      <p className="self-center text-center text-sm text-muted">
        {t(`chat.notice.${notice}`)} · {moment(sentAt)}
      </p>
    );
  }
  const isOurs = author === 'operator';
  return (
    <div
      className={`flex max-w-4/5 flex-col gap-1 rounded-medium border border-line px-3 py-2 ${isOurs ? 'self-end bg-raised' : 'self-start bg-surface'}`}
    >
      {content === '' ? null : <p className="whitespace-pre-wrap">{content}</p>}
      {hasImage ? <ChatPicture conversationId={conversationId} messageNumber={messageNumber} /> : null}
      <p className="text-sm text-muted">
        {isOurs ? t('chat.us') : username} · <time dateTime={sentAt}>{moment(sentAt)}</time>
        {isOurs && isRead ? ` · ${t('chat.read')}` : null}
      </p>
    </div>
  );
}
