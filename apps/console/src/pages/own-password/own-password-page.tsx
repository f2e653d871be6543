import { type FormEvent, useState } from 'react';
import { CallFailure } from '../../platform/call-failure.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Gate } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** A password that somebody else has given opens nothing but its own replacement. */
export function OwnPasswordPage({ onDone }: { onDone: () => void }) {
  const { client } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const change = useCommand({
    mutationFn: () => client.call('changeOperatorPassword', { body: { oldPassword, newPassword } }),
    onSuccess: onDone,
  });
  const { error } = change;
  const wrongField = error instanceof CallFailure ? error.field : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <Gate title={t('password.title')}>
      <p>{t('password.why')}</p>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('password.old')}
          value={oldPassword}
          onChange={setOldPassword}
          type="password"
          autoComplete="current-password"
          error={wrongField === 'oldPassword' ? textOf(error) : undefined}
        />
        <TextField
          label={t('password.new')}
          value={newPassword}
          onChange={setNewPassword}
          type="password"
          autoComplete="new-password"
          hint={t('password.new.hint')}
          error={wrongField === 'newPassword' ? textOf(error) : undefined}
        />
        {error !== null && wrongField === undefined ? <Notice tone="bad">{textOf(error)}</Notice> : null}
        <Button type="submit" look="primary" isBusy={change.isPending} isWide>
          {t('password.submit')}
        </Button>
      </form>
    </Gate>
  );
}
