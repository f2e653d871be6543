import { type FormEvent, useState } from 'react';
import { CallFailure } from '../../platform/call-failure.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Gate } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Where an operator sets up the app whose codes every later login asks for; nothing else is open before. */
export function SecondStepPage({ onDone }: { onDone: () => void }) {
  const { client, session } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const [code, setCode] = useState('');
  const begin = useCommand({ mutationFn: () => client.call('startOperatorSecondStep', {}) });
  const confirm = useCommand({
    mutationFn: () => client.call('confirmOperatorSecondStep', { body: { code: code.trim() } }),
    onError: () => setCode(''),
  });
  if (confirm.data !== undefined) {
    return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />;
  }
  // Whoever has an app already was let in without its code, by a session of before.
  const isSetUp = begin.error instanceof CallFailure && begin.error.code === 'second.step.on';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim().length === 6) confirm.mutate();
  };
  return (
    <Gate title={t('step.title')}>
      <p>{isSetUp ? t('step.missing') : t('step.why')}</p>
      {begin.error !== null && !isSetUp ? <Notice tone="bad">{textOf(begin.error)}</Notice> : null}
      {begin.data === undefined && !isSetUp ? (
        <Button look="primary" isBusy={begin.isPending} onClick={() => begin.mutate()}>
          {t('step.begin')}
        </Button>
      ) : null}
      {begin.data === undefined ? null : (
        <>
          <p>{t('step.scan')}</p>
          <QrCode text={begin.data.uri} label={t('step.qr')} />
          <p>
            {t('step.secret')} <code className="font-semibold break-all">{begin.data.secret}</code>
          </p>
          <form onSubmit={submit} className="flex flex-col gap-4">
            <TextField
              label={t('step.code')}
              value={code}
              onChange={setCode}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              error={confirm.error === null ? undefined : textOf(confirm.error)}
            />
            <Button type="submit" look="primary" isBusy={confirm.isPending} isWide>
              {t('step.confirm')}
            </Button>
          </form>
        </>
      )}
      <Button onClick={() => session.close()}>{t('shell.logout')}</Button>
    </Gate>
  );
}
