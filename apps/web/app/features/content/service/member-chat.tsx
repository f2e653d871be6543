import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { chatMessagesQuery, chatQuery, type ServiceHours } from '../../../platform/chat/chat-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { awaitNewsSince } from '../../../platform/live/awaited-news.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { ChatHours } from './chat-hours.tsx';
import { ChatMessages } from './chat-messages.tsx';
import { useChatOutbox } from './use-chat-outbox.ts';
import { useReadMark } from './use-read-mark.ts';
import { useIsTyping, useTellTyping } from './use-typing.ts';

/** HO-08: the conversation with customer service. The field stays at the lower edge, what was said scrolls with the page. */
export function MemberChat({ hours }: { readonly hours: ServiceHours }) {
  const t = useTranslate();
  const outbox = useChatOutbox();
  const tellTyping = useTellTyping();
  const whole = useRef<HTMLElement>(null);
  // Of the whole conversation: the field sticks to the lower edge, so that for a browser it is always in view.
  const followEnd = () => whole.current?.scrollIntoView({ block: 'end' });
  useEffect(() => awaitNewsSince(Date.now()), []);
  return (
    <section
      ref={whole}
      aria-label={t('service.chat')}
      className="flex min-h-[calc(100dvh-13rem)] flex-col gap-4"
    >
      <ChatHours hours={hours} />
      <div className="flex-1 space-y-4">
        <Conversation outbox={outbox} onNews={followEnd} />
      </div>
      <div className="sticky bottom-0 -mx-4 bg-page px-4 pt-1 pb-[calc(12px+env(safe-area-inset-bottom))]">
        <ChatComposer onSend={outbox.send} onType={tellTyping} />
      </div>
    </section>
  );
}

interface ConversationProps {
  readonly outbox: ReturnType<typeof useChatOutbox>;
  /** There is something new at the end. */
  readonly onNews: () => void;
}

function Conversation({ outbox, onNews }: ConversationProps) {
  const t = useTranslate();
  const api = useApi();
  const { data: chat } = useQuery(chatQuery(api));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    chatMessagesQuery(api),
  );
  const messages = data?.pages.flatMap((page) => page.list).toReversed() ?? [];
  const lastNumber = messages.at(-1)?.messageNumber ?? 0;
  useReadMark(lastNumber, chat?.unreadCount ?? 0);
  const isTyping = useIsTyping(chat?.typingUntil ?? null);
  const pendingCount = outbox.pending.length;
  const news = useRef(onNews);
  useEffect(() => {
    news.current = onNews;
  });
  useEffect(() => {
    if (lastNumber + pendingCount > 0) news.current();
  }, [lastNumber, pendingCount]);
  if (data === undefined) {
    if (error !== null) return <LoadFailure error={error} onRetry={refetch} />;
    return (
      <LoadingRegion label={t('skeleton.label')} className="space-y-3">
        <Skeleton className="h-12 w-3/5 rounded-medium" />
        <Skeleton className="ms-auto h-12 w-1/2 rounded-medium" />
      </LoadingRegion>
    );
  }
  if (messages.length + pendingCount === 0)
    return <p className="py-8 text-center text-muted">{t('chat.empty')}</p>;
  return (
    <>
      {hasNextPage ? (
        <div className="flex justify-center">
          <Button look="secondary" size="medium" isLoading={isFetchingNextPage} onClick={fetchNextPage}>
            {t('chat.earlier')}
          </Button>
        </div>
      ) : null}
      <ChatMessages messages={messages} outbox={outbox} isTyping={isTyping} />
    </>
  );
}
