import { useRef, useState } from 'react';
import { useTexts } from '../platform/console-services.ts';
import { longestReason, shortestReason } from '../platform/reason-lengths.ts';
import { useCommand } from '../platform/use-command.ts';
import { useFailureText } from '../platform/use-failure-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { Told } from './told.tsx';

interface ReasonFormProps {
  /** The words of what is done. */
  readonly action: string;
  /** In place of the words on the button, where what stands beside it says the rest. */
  readonly shortAction?: string;
  readonly isDangerous?: boolean;
  /** The key that opens it. */
  readonly shortcut?: string;
  /** What the member is told by it, line by line. */
  readonly told?: readonly string[] | undefined;
  /** Who reads the reason, where that is not the audit of a member. */
  readonly hint?: string;
  readonly act: (reason: string) => Promise<unknown>;
}

/** Something that is done for a reason, which the audit keeps: a button first, then the reason. */
export function ReasonForm({
  action,
  shortAction = action,
  isDangerous = false,
  shortcut,
  told,
  hint,
  act,
}: ReasonFormProps) {
  const t = useTexts();
  const textOf = useFailureText();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const open = (): void => {
    setIsOpen(true);
    requestAnimationFrame(() => field.current?.focus());
  };
  useShortcuts(shortcut === undefined ? {} : { [shortcut]: open });
  const deed = useCommand({
    mutationFn: act,
    onSuccess: () => {
      setIsOpen(false);
      setReason('');
    },
  });
  if (!isOpen) {
    return (
      <Button label={action} onClick={open}>
        {shortAction}
      </Button>
    );
  }
  const text = reason.trim();
  return (
    <form
      className="flex w-full flex-col gap-3 rounded-small bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsShort(text.length < shortestReason);
        if (text.length >= shortestReason) deed.mutate(text);
      }}
    >
      <TextField
        ref={field}
        label={t('member.reason')}
        value={reason}
        onChange={setReason}
        maxLength={longestReason}
        hint={hint ?? t('decision.reason.inside')}
        error={isShort && text.length < shortestReason ? t('decision.reason.short') : undefined}
      />
      {told === undefined ? null : <Told lines={told} />}
      {deed.error === null ? null : <Notice tone="bad">{textOf(deed.error)}</Notice>}
      <div className="flex gap-3">
        <Button type="submit" look={isDangerous ? 'danger' : 'primary'} isBusy={deed.isPending}>
          {action}
        </Button>
        <Button onClick={() => setIsOpen(false)}>{t('member.not.now')}</Button>
      </div>
    </form>
  );
}
