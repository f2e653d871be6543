import { useQueryClient } from '@tanstack/react-query';
import { chatMessageLength, chatTypingMs } from '@wau/contract/chat-limits';
import type { ConversationId } from '@wau/contract/ids';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

interface ChatAnswerProps {
  readonly item: CaseOf<'chat'>;
  readonly onDone: (text: string) => void;
}

/** The next answer, which leaves the conversation with whoever gives it, and its end. */
export function ChatAnswer({ item, onDone }: ChatAnswerProps) {
  const { client, language } = useConsole();
  const t = useTexts();
  const queryClient = useQueryClient();
  const { conversationId } = item;
  const end = async (reason: string): Promise<void> => {
    await client
      .call('closeChat', { params: { conversationId }, body: { reason } })
      // Whatever was said: somebody else may have been quicker.
      .finally(() => void queryClient.invalidateQueries());
    onDone(t('chat.done.closed'));
  };
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      {item.status === 'ticket' ? (
        <Notice tone="look">
          {t('chat.ticket.hint', { title: language.memberText('inbox.chat.title') })}
        </Notice>
      ) : null}
      <AnswerForm conversationId={conversationId} />
      <div className="flex">
        <ReasonForm
          action={t('chat.close')}
          shortcut="e"
          told={[t('chat.told.closed', { text: t('chat.notice.closed') })]}
          isDangerous
          act={end}
        />
      </div>
    </div>
  );
}

function AnswerForm({ conversationId }: { conversationId: ConversationId }) {
  const { client } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const [content, setContent] = useState('');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const sent = useRef({ content: '', clientId: '' });
  const tellTyping = useTellTyping(conversationId);
  const answer = useCommand({
    mutationFn: (text: string) => {
      // The same words once more are the same answer, whatever became of the first attempt.
      if (sent.current.content !== text) sent.current = { content: text, clientId: crypto.randomUUID() };
      const body = { clientId: sent.current.clientId, content: text };
      return client.call('answerChat', { params: { conversationId }, body });
    },
    onSuccess: () => {
      sent.current = { content: '', clientId: '' };
      setContent('');
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  useShortcuts({ a: () => field.current?.focus() });
  const send = (): void => {
    const text = content.trim();
    if (text !== '') answer.mutate(text);
  };
  const sendByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="flex flex-col items-start gap-3"
      onKeyDown={sendByKey}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="w-full">
        <TextField
          ref={field}
          label={t('chat.answer')}
          value={content}
          onChange={(text) => {
            setContent(text);
            if (text.trim() !== '') tellTyping();
          }}
          lines={2}
          maxLength={chatMessageLength}
          hint={t('chat.answer.hint')}
        />
      </div>
      {answer.error === null ? null : <Notice tone="bad">{textOf(answer.error)}</Notice>}
      <Button type="submit" look="primary" isBusy={answer.isPending}>
        {t('chat.send')}
      </Button>
    </form>
  );
}

/** Says that somebody is answering, no oftener than it holds. That it did not arrive is nobody's trouble. */
function useTellTyping(conversationId: ConversationId): () => void {
  const { client } = useConsole();
  const toldAtMs = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const nowMs = performance.now();
    if (nowMs - toldAtMs.current < (chatTypingMs * 2) / 3) return;
    toldAtMs.current = nowMs;
    const query = { typing: true, pageSize: 1 };
    void client.call('readMemberChat', { params: { conversationId }, query }).catch(() => undefined);
  };
}
