import { useQueryClient } from '@tanstack/react-query';
import { feedbackReplyLength } from '@wau/contract/feedback-limits';
import { type FormEvent, useRef, useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { Told } from '../../work-list/told.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

interface FeedbackAnswerProps {
  readonly item: CaseOf<'feedback'>;
  readonly onDone: (text: string) => void;
}

/** An answer, or the end of what needs none; either takes it from the list. */
export function FeedbackAnswer({ item: { feedbackId }, onDone }: FeedbackAnswerProps) {
  const { client } = useConsole();
  const t = useTexts();
  const queryClient = useQueryClient();
  const close = async (reason: string): Promise<void> => {
    await client
      .call('closeFeedback', { params: { feedbackId }, body: { reason } })
      // Whatever was said: somebody else may have been quicker.
      .finally(() => void queryClient.invalidateQueries());
    onDone(t('feedback.done.closed'));
  };
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <AnswerForm feedbackId={feedbackId} onDone={onDone} />
      <div className="flex">
        <ReasonForm
          action={t('feedback.close')}
          shortcut="e"
          told={[t('feedback.told.closed', { text: t('feedback.notice.closed') })]}
          isDangerous
          act={close}
        />
      </div>
    </div>
  );
}

interface AnswerFormProps extends Pick<FeedbackAnswerProps, 'onDone'> {
  readonly feedbackId: CaseOf<'feedback'>['feedbackId'];
}

function AnswerForm({ feedbackId, onDone }: AnswerFormProps) {
  const { client, language } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const [content, setContent] = useState('');
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const answer = useCommand({
    mutationFn: (text: string) =>
      client.call('answerFeedback', { params: { feedbackId }, body: { content: text } }),
    onSuccess: () => onDone(t('feedback.done.answered')),
    // Whatever was said: somebody else may have been quicker.
    onSettled: () => queryClient.invalidateQueries(),
  });
  useShortcuts({ a: () => field.current?.focus() });
  const text = content.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (text !== '') answer.mutate(text);
  };
  const title = language.memberText('inbox.feedback.title');
  return (
    <form className="flex flex-col items-start gap-3" onSubmit={submit}>
      <div className="w-full">
        <TextField
          ref={field}
          label={t('feedback.answer')}
          value={content}
          onChange={setContent}
          lines={4}
          maxLength={feedbackReplyLength}
          hint={t('feedback.answer.hint')}
          error={isTried && text === '' ? t('feedback.answer.empty') : undefined}
        />
      </div>
      {text === '' ? null : <Told lines={[t('feedback.told.answered', { title, text })]} />}
      {answer.error === null ? null : <Notice tone="bad">{textOf(answer.error)}</Notice>}
      <Button type="submit" look="primary" isBusy={answer.isPending}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
