import { knowsPasskeys } from '@wau/browser/passkey-browser';
import { parseMerchantCode } from '@wau/contract/ids';
import { type FormEvent, useState } from 'react';
import { CallFailure } from '../../platform/call-failure.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Gate } from '../../ui/card.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PasskeyLogin } from './passkey-login.tsx';

/** Name, password and code together, because a refusal does not say which of them was wrong. */
export function LoginPage({ hasEnded, onEnter }: { hasEnded: boolean; onEnter: () => void }) {
  const { client, session } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [site, setSite] = useState<string>(() => session.lastMerchant() ?? '');
  const chooseSite = (): void => session.serve(parseMerchantCode(site.trim().toLowerCase()));
  const login = useCommand({
    mutationFn: async () => {
      chooseSite();
      const given = code.trim() === '' ? {} : { code: code.trim() };
      return client.call('loginOperator', {
        body: { username: username.trim(), password, ...given, bindsToBrowser: true },
      });
    },
    onSuccess: ({ token }) => {
      onEnter();
      session.open(token);
    },
    onError: () => setCode(''),
  });
  // On a host of its own the console belongs to no site.
  const isSiteWanted = login.error instanceof CallFailure && login.error.code === 'merchant.unknown';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    login.mutate();
  };
  return (
    <Gate title={t('login.title')}>
      {hasEnded && login.error === null ? <Notice tone="look">{t('login.ended')}</Notice> : null}
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('login.username')}
          value={username}
          onChange={setUsername}
          autoComplete="username"
          maxLength={64}
        />
        <TextField
          label={t('login.password')}
          value={password}
          onChange={setPassword}
          type="password"
          autoComplete="current-password"
          maxLength={256}
        />
        <TextField
          label={t('login.code')}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          hint={t('login.code.hint')}
          maxLength={20}
        />
        <details open={isSiteWanted || site !== ''}>
          <summary className="py-1 text-muted">{t('login.site.other')}</summary>
          <div className="pt-2">
            <TextField
              label={t('login.site')}
              value={site}
              onChange={setSite}
              hint={t('login.site.hint')}
              maxLength={16}
            />
          </div>
        </details>
        {login.error === null ? null : <Notice tone="bad">{textOf(login.error)}</Notice>}
        <Button type="submit" look="primary" isBusy={login.isPending} isWide>
          {t('login.submit')}
        </Button>
      </form>
      {knowsPasskeys() ? <PasskeyLogin onBegin={chooseSite} onEnter={onEnter} /> : null}
      <LanguageChoice />
    </Gate>
  );
}
