import { useTexts } from '../../platform/console-services.ts';
import type { OperatorInfo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Badge } from '../../ui/notice.tsx';
import { MemberName } from '../../work-list/member-name.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';
import { type CaseLook, WorkList } from '../../work-list/work-list.tsx';
import type { PageProps } from '../console-page.ts';
import { ChatAnswer } from './chat-answer.tsx';
import { ChatLog } from './chat-log.tsx';

const look: CaseLook<'chat'> = {
  id: ({ conversationId }) => conversationId,
  Row,
  Details,
  Decision: ChatAnswer,
};

/** Conversations whose member waits, and those that somebody has taken on; an answer leaves one where it is. */
export function ChatsPage({ info }: PageProps) {
  const t = useTexts();
  return <WorkList kind="chat" title={t('chat.title')} info={info} look={look} />;
}

function Row({ item }: { item: CaseOf<'chat'> }) {
  const t = useTexts();
  const { moment } = useFormats();
  const { status, waitingSince, unansweredCount, lastMessageAt, isMemberTyping } = item;
  return (
    <>
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{item.username}</span>
        {unansweredCount === 0 ? null : (
          <Badge tone="look">{t('chat.unanswered', { count: unansweredCount })}</Badge>
        )}
      </span>
      <span className="text-sm text-muted">
        {t(`chat.status.${status}`)} ·{' '}
        {waitingSince === null ? moment(lastMessageAt) : t('work.waiting', { moment: moment(waitingSince) })}
      </span>
      {isMemberTyping ? <span className="text-sm text-sea-text">{t('chat.member.typing')}</span> : null}
    </>
  );
}

function Details({ item, info }: { item: CaseOf<'chat'>; info: OperatorInfo }) {
  return (
    <>
      <h2 className="text-lg font-semibold">
        <MemberName memberId={item.memberId} username={item.username} info={info} />
      </h2>
      <ChatLog conversationId={item.conversationId} />
    </>
  );
}
