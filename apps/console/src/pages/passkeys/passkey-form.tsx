import { useQueryClient } from '@tanstack/react-query';
import { makePasskey, PasskeyCancelled, PasskeyKnown } from '@wau/browser/passkey-browser';
import { type FormEvent, useState } from 'react';
import { CallFailure } from '../../platform/call-failure.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ownPasskeysQuery } from './passkey-queries.ts';

/** Password and code first, since a passkey stands for both; then the browser's own dialog. */
export function PasskeyForm({ onMade }: { onMade: (name: string) => void }) {
  const services = useConsole();
  const { client } = services;
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const make = useCommand({
    mutationFn: async () => {
      const options = await client.call('startOperatorPasskeyCreation', {
        body: { password, code: code.trim() },
      });
      const credential = await makePasskey(options);
      return client.call('createOperatorPasskey', { body: { credential, passkeyName: name.trim() } });
    },
    onSuccess: async ({ passkeyName }) => {
      setName('');
      setPassword('');
      await queryClient.invalidateQueries({ queryKey: ownPasskeysQuery(services).queryKey });
      onMade(passkeyName);
    },
    // A code is good once, whatever came of it.
    onSettled: () => setCode(''),
  });
  const { error } = make;
  const wrongField = error instanceof CallFailure ? error.field : undefined;
  const isFilled = name.trim() !== '' && password !== '' && code.trim().length >= 6;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFilled) make.mutate();
  };
  return (
    <form
      onSubmit={submit}
      aria-label={t('passkeys.add')}
      className="flex max-w-140 flex-col gap-4 rounded-medium border border-line bg-surface p-4"
    >
      <TextField
        label={t('passkeys.name')}
        value={name}
        onChange={setName}
        hint={t('passkeys.name.hint')}
        maxLength={60}
      />
      <TextField
        label={t('login.password')}
        value={password}
        onChange={setPassword}
        type="password"
        autoComplete="current-password"
        maxLength={256}
        error={wrongField === 'password' ? textOf(error) : undefined}
      />
      <TextField
        label={t('login.code')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        hint={t('passkeys.code.hint')}
        maxLength={20}
        error={wrongField === 'code' ? textOf(error) : undefined}
      />
      {error === null || wrongField !== undefined ? null : (
        <Notice tone="bad">
          {error instanceof PasskeyKnown
            ? t('passkeys.known')
            : error instanceof PasskeyCancelled
              ? t('passkeys.cancelled')
              : textOf(error)}
        </Notice>
      )}
      <div>
        <Button type="submit" look="primary" isBusy={make.isPending}>
          {t('passkeys.add')}
        </Button>
      </div>
    </form>
  );
}
