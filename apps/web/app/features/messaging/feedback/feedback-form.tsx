import {
  type FeedbackCategory,
  feedbackCategories,
  feedbackImageCount,
  feedbackImageLimitBytes,
  feedbackLength,
} from '@wau/contract/feedback-limits';
import { type FormEvent, useState } from 'react';
import { failureOf, isOutcomeUnknown } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { PicturesField } from '../../../shared/picture/pictures-field.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { focusFirstInvalid } from '../../../ui/fields/focus-first-invalid.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { categoryNames } from './category-names.ts';
import { emptyDraft, type FeedbackDraft, keepDraft, readDraft } from './feedback-draft.ts';
import { useSendFeedback } from './use-send-feedback.ts';

/** ME-06: a category, some words and pictures, for somebody to read and answer. */
export function FeedbackForm() {
  const t = useTranslate();
  const failureText = useFailureText();
  const once = useOnceAtATime();
  const sending = useSendFeedback();
  const [draft, setDraft] = useState(readDraft);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const keep = (next: FeedbackDraft) => {
    setDraft(next);
    keepDraft(next);
  };
  const change = (part: Partial<FeedbackDraft>) => {
    keep({ category: draft.category, content: draft.content, ...part });
    setIsMissing(false);
    sending.reset();
  };
  const send = async () => {
    const clientId = draft.clientId ?? crypto.randomUUID();
    keep({ ...draft, clientId });
    const failure = await sending.mutateAsync({ ...draft, clientId, pictures }).then(
      () => undefined,
      (error: unknown) => failureOf(error),
    );
    if (failure === undefined) {
      toasts.show('long', t('feedback.sent'));
      setPictures([]);
      setDraft(emptyDraft);
      keepDraft(undefined);
    } else if (!isOutcomeUnknown(failure)) {
      keep({ category: draft.category, content: draft.content });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (draft.content.trim() === '') {
      setIsMissing(true);
      focusFirstInvalid(event.currentTarget);
      return;
    }
    void once(send);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="rounded-large bg-surface p-4 shadow-low">
      <SelectField
        label={t('feedback.category')}
        name="category"
        value={draft.category}
        onChange={(category) => change({ category: category as FeedbackCategory })}
        options={feedbackCategories.map((value) => ({ value, label: t(categoryNames[value]) }))}
      />
      <div className="space-y-4">
        <TextArea
          label={t('feedback.content')}
          name="content"
          value={draft.content}
          onChange={(content) => change({ content })}
          maxLength={feedbackLength}
          counter={`${draft.content.length}/${feedbackLength}`}
          hint={t('feedback.content.hint')}
          error={isMissing ? t('feedback.content.required') : undefined}
        />
        <PicturesField
          label={t('feedback.pictures', {
            count: feedbackImageCount,
            megabytes: feedbackImageLimitBytes / 1024 / 1024,
          })}
          pictures={pictures}
          onChange={(changed) => {
            setPictures(changed);
            change({});
          }}
          mostPictures={feedbackImageCount}
          limitBytes={feedbackImageLimitBytes}
          error={undefined}
          isDisabled={sending.isPending}
        />
        <div>
          {sending.error === null ? null : <FormError text={failureText(failureOf(sending.error))} />}
          <Button type="submit" isWide isLoading={sending.isPending}>
            {t('feedback.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
