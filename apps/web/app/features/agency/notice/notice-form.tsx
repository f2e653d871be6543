import { longestNoticeContent, longestNoticeTitle } from '@wau/contract/team-notice-limits';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { focusFirstInvalid } from '../../../ui/fields/focus-first-invalid.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { useSendTeamNotice } from './team-notice-queries.ts';

interface NoticeFormProps {
  /** Null: everybody directly below. */
  readonly memberId: string | null;
  readonly onSent: () => void;
}

/** A line and some words, plain as they are typed. */
export function NoticeForm({ memberId, onSent }: NoticeFormProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const send = useSendTeamNotice();
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const missing = (text: string) =>
    isChecked && text.trim() === '' ? t('agent.notices.missing') : undefined;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = event.currentTarget;
    setFailure(undefined);
    setIsChecked(true);
    if (title.trim() === '' || content.trim() === '') {
      focusFirstInvalid(page);
      return;
    }
    try {
      const { recipientCount: count } = await send.mutateAsync({ memberId, title, content });
      toasts.show('success', t('agent.notices.sent', { count }));
      onSent();
    } catch (error) {
      setFailure(failureText(failureOf(error)));
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-3">
      <TextField
        label={t('agent.notices.title')}
        name="title"
        value={title}
        onChange={setTitle}
        error={missing(title)}
        maxLength={longestNoticeTitle}
        autoCapitalize="words"
      />
      <TextArea
        label={t('agent.notices.content')}
        name="content"
        value={content}
        onChange={setContent}
        maxLength={longestNoticeContent}
        counter={`${content.length}/${longestNoticeContent}`}
        error={missing(content)}
      />
      <p className="text-caption text-pretty text-muted">{t('agent.notices.plain')}</p>
      <FormError text={failure} />
      <Button type="submit" isWide isLoading={send.isPending}>
        {t('agent.notices.send')}
      </Button>
    </form>
  );
}
