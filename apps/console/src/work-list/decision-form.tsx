import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../platform/console-services.ts';
import { longestReason, shortestReason } from '../platform/reason-lengths.ts';
import { useFailureText } from '../platform/use-failure-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { Told } from './told.tsx';

export type Choice = 'approve' | 'reject';

interface DecisionFormProps {
  /** The words of the button that decides. */
  readonly submitText: (choice: Choice) => string;
  /** What the member is told, line by line; nothing where a second person has to agree first. */
  readonly told: (choice: Choice, reason: string) => readonly string[];
  /** What has to be filled in besides for an approval. */
  readonly approvalFields?: ReactNode;
  /** Whether those are filled in as they should be. */
  readonly isReady?: (choice: Choice) => boolean;
  /** Resolves with what came of it, in words. */
  readonly decide: (choice: Choice, reason: string) => Promise<string>;
  readonly onDone: (text: string) => void;
}

/** A decision with its reason, and what the member is told by it before it is made. */
export function DecisionForm(props: DecisionFormProps) {
  const { submitText, told, approvalFields, isReady = () => true, decide, onDone } = props;
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<Choice>();
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const reasonField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const decision = useMutation({
    mutationFn: ({ chosen, text }: { chosen: Choice; text: string }) => decide(chosen, text),
    onSuccess: onDone,
    // Whatever was said: somebody else may have been quicker.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const choose = (chosen: Choice): void => {
    // What was meant for the audit must not be sent to the member by a change of mind.
    if (chosen !== choice) setReason('');
    setChoice(chosen);
    requestAnimationFrame(() => reasonField.current?.focus());
  };
  useShortcuts({ a: () => choose('approve'), r: () => choose('reject') });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = reason.trim();
    setIsShort(text.length < shortestReason);
    if (choice === undefined || decision.isPending || text.length < shortestReason || !isReady(choice))
      return;
    decision.mutate({ chosen: choice, text });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 className="text-lg font-semibold">{t('decision.title')}</h3>
      <fieldset className="flex gap-3">
        <legend className="sr-only">{t('decision.choice')}</legend>
        <ChoiceRadio value="approve" chosen={choice} onChoose={choose} />
        <ChoiceRadio value="reject" chosen={choice} onChoose={choose} />
      </fieldset>
      {choice === undefined ? null : (
        <>
          {choice === 'approve' ? approvalFields : null}
          <TextField
            ref={reasonField}
            label={t('decision.reason')}
            value={reason}
            onChange={setReason}
            lines={2}
            maxLength={longestReason}
            hint={choice === 'approve' ? t('decision.reason.inside') : t('decision.reason.member')}
            error={isShort && reason.trim().length < shortestReason ? t('decision.reason.short') : undefined}
          />
          <Told lines={told(choice, reason.trim())} />
          {decision.error === null ? null : <Notice tone="bad">{textOf(decision.error)}</Notice>}
          <Button
            type="submit"
            look={choice === 'approve' ? 'primary' : 'danger'}
            isBusy={decision.isPending}
            isWide
          >
            {submitText(choice)}
          </Button>
        </>
      )}
    </form>
  );
}

interface ChoiceRadioProps {
  readonly value: Choice;
  readonly chosen: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

function ChoiceRadio({ value, chosen, onChoose }: ChoiceRadioProps) {
  const t = useTexts();
  return (
    <label className="flex min-h-11 grow cursor-pointer items-center gap-2 rounded-small border border-outline px-3 has-checked:border-gold-text has-checked:bg-raised has-checked:font-semibold">
      <input type="radio" name="choice" checked={chosen === value} onChange={() => onChoose(value)} />
      {value === 'approve' ? t('decision.approve') : t('decision.reject')}
    </label>
  );
}
