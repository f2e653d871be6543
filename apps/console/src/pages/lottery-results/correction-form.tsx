import { useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { longestReason, shortestReason } from '../../platform/reason-lengths.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Told } from '../../work-list/told.tsx';
import type { Result, SiteDraw } from './lottery-result-queries.ts';
import { draftOf, type ResultDraft, resultOf } from './result-draft.ts';
import { ResultFields } from './result-fields.tsx';

interface CorrectionFormProps {
  readonly draw: SiteDraw;
  readonly told: readonly string[];
  readonly act: (order: { readonly result: Result; readonly reason: string }) => Promise<void>;
}

/** The right result of a draw that has a wrong one, or of one that was voided, with the reason that members read. */
export function CorrectionForm({ draw, told, act }: CorrectionFormProps) {
  const t = useTexts();
  const textOf = useFailureText();
  const { shape, numero } = draw;
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<ResultDraft>(draw.result === null ? {} : draftOf(draw.result));
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const correct = useCommand({
    mutationFn: act,
    onSuccess: () => {
      setIsOpen(false);
      setReason('');
      setIsChecked(false);
    },
  });
  if (!isOpen) {
    return (
      <Button label={t('lottery.correct', { numero })} onClick={() => setIsOpen(true)}>
        {t('lottery.correct.short')}
      </Button>
    );
  }
  const words = reason.trim();
  const isShort = words.length < shortestReason;
  return (
    <form
      className="flex w-full flex-col gap-3 rounded-small bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        const result = resultOf(shape, draft);
        if (result !== undefined && !isShort) correct.mutate({ result, reason: words });
      }}
    >
      <ResultFields shape={shape} draft={draft} onDraft={setDraft} isChecked={isChecked} />
      <TextField
        label={t('member.reason')}
        value={reason}
        onChange={setReason}
        maxLength={longestReason}
        hint={t('lottery.reason.hint')}
        error={isChecked && isShort ? t('decision.reason.short') : undefined}
      />
      <Told lines={told} />
      {correct.error === null ? null : <Notice tone="bad">{textOf(correct.error)}</Notice>}
      <div className="flex gap-3">
        <Button type="submit" look="danger" isBusy={correct.isPending}>
          {t('lottery.correct', { numero })}
        </Button>
        <Button onClick={() => setIsOpen(false)}>{t('member.not.now')}</Button>
      </div>
    </form>
  );
}
