import { useQueryClient } from '@tanstack/react-query';
import type { ConsoleMessageId } from '@wau/i18n/console/en';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../platform/console-services.ts';
import { longestReason, shortestReason } from '../platform/reason-lengths.ts';
import { useCommand } from '../platform/use-command.ts';
import { useFailureText } from '../platform/use-failure-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { Told } from './told.tsx';

/** One of the ways to decide. */
export interface DecisionChoice<Choice extends string> {
  readonly choice: Choice;
  readonly words: ConsoleMessageId;
  /** Chooses it from the keyboard. */
  readonly shortcut: string;
  /** Who reads the reason: the member, else the audit alone keeps it. */
  readonly isReasonTold: boolean;
  readonly isDangerous: boolean;
}

/** What most cases end by; the member reads why something was rejected. */
export const approveOrReject: readonly DecisionChoice<'approve' | 'reject'>[] = [
  { choice: 'approve', words: 'decision.approve', shortcut: 'a', isReasonTold: false, isDangerous: false },
  { choice: 'reject', words: 'decision.reject', shortcut: 'r', isReasonTold: true, isDangerous: true },
];

/** The same where no member is told why. */
export const approveOrRejectUntold = approveOrReject.map((each) => ({ ...each, isReasonTold: false }));

interface DecisionFormProps<Choice extends string> {
  readonly choices: readonly DecisionChoice<Choice>[];
  /** The words of the button that decides. */
  readonly submitText: (choice: Choice) => string;
  /** What the member is told, line by line; nothing where a second person has to agree first. */
  readonly told: (choice: Choice, reason: string) => readonly string[];
  /** What has to be filled in besides; whether sending it has been tried already. */
  readonly fields?: (choice: Choice, isTried: boolean) => ReactNode;
  /** Whether those are filled in as they should be. */
  readonly isReady?: (choice: Choice) => boolean;
  /** Resolves with what came of it, in words. */
  readonly decide: (choice: Choice, reason: string) => Promise<string>;
  readonly onDone: (text: string) => void;
}

/** A decision with its reason, and what the member is told by it before it is made. */
export function DecisionForm<Choice extends string>(props: DecisionFormProps<Choice>) {
  const { choices, submitText, told, fields, isReady = () => true, decide, onDone } = props;
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<Choice>();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const reasonField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const decision = useCommand({
    mutationFn: ({ name, text }: { name: Choice; text: string }) => decide(name, text),
    onSuccess: onDone,
    // Whatever was said: somebody else may have been quicker.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const choose = (name: Choice): void => {
    // What was meant for the audit must not be sent to the member by a change of mind.
    if (name !== choice) {
      setReason('');
      setIsTried(false);
    }
    setChoice(name);
    requestAnimationFrame(() => reasonField.current?.focus());
  };
  useShortcuts(
    Object.fromEntries(choices.map(({ choice: name, shortcut }) => [shortcut, () => choose(name)])),
  );
  const chosen = choices.find((each) => each.choice === choice);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = reason.trim();
    setIsTried(true);
    if (choice === undefined || text.length < shortestReason || !isReady(choice)) return;
    decision.mutate({ name: choice, text });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 className="text-lg font-semibold">{t('decision.title')}</h3>
      <fieldset className="flex flex-wrap gap-3">
        <legend className="sr-only">{t('decision.choice')}</legend>
        {choices.map(({ choice: name, words }) => (
          <ChoiceRadio key={name} words={t(words)} isChosen={choice === name} onChoose={() => choose(name)} />
        ))}
      </fieldset>
      {choice === undefined || chosen === undefined ? null : (
        <>
          {fields?.(choice, isTried)}
          <TextField
            ref={reasonField}
            label={t('decision.reason')}
            value={reason}
            onChange={setReason}
            lines={2}
            maxLength={longestReason}
            hint={chosen.isReasonTold ? t('decision.reason.member') : t('decision.reason.inside')}
            error={isTried && reason.trim().length < shortestReason ? t('decision.reason.short') : undefined}
          />
          <Told lines={told(choice, reason.trim())} />
          {decision.error === null ? null : <Notice tone="bad">{textOf(decision.error)}</Notice>}
          <Button
            type="submit"
            look={chosen.isDangerous ? 'danger' : 'primary'}
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
  readonly words: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChoiceRadio({ words, isChosen, onChoose }: ChoiceRadioProps) {
  return (
    <label className="flex min-h-11 grow cursor-pointer items-center gap-2 rounded-small border border-outline px-3 has-checked:border-gold-text has-checked:bg-raised has-checked:font-semibold">
      <input type="radio" name="choice" checked={isChosen} onChange={onChoose} />
      {words}
    </label>
  );
}
