import { useQuery, useQueryClient } from '@tanstack/react-query';
import { knowsPasskeys } from '@wau/browser/passkey-browser';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Notice } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { SureButton } from '../../ui/sure-button.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { type OwnPasskey, ownPasskeysQuery } from './passkey-queries.ts';

/** The passkeys of whoever is logged in: made, seen, taken away. */
export function PasskeysPage() {
  const services = useConsole();
  const t = useTexts();
  const [done, setDone] = useState<string>();
  const { data, error, refetch } = useQuery(ownPasskeysQuery(services));
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('passkeys.title')}</h1>
      <p className="max-w-160">{t('passkeys.why')}</p>
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      {data !== undefined ? (
        <Passkeys list={data} onRemoved={(name) => setDone(t('passkeys.removed', { name }))} />
      ) : error === null ? (
        <Loading />
      ) : (
        <LoadingFailure error={error} onAgain={() => void refetch()} />
      )}
      <h2 className="text-lg font-semibold">{t('passkeys.add')}</h2>
      {knowsPasskeys() ? (
        <PasskeyForm onMade={(name) => setDone(t('passkeys.made', { name }))} />
      ) : (
        <Notice>{t('passkeys.browser.none')}</Notice>
      )}
    </div>
  );
}

interface PasskeysProps {
  readonly list: readonly OwnPasskey[];
  readonly onRemoved: (name: string) => void;
}

function Passkeys({ list, onRemoved }: PasskeysProps) {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const { moment } = useFormats();
  const queryClient = useQueryClient();
  const remove = useCommand({
    mutationFn: ({ passkeyId }: OwnPasskey) =>
      services.client.call('removeOperatorPasskey', { params: { passkeyId } }),
    onSuccess: (_, { passkeyName }) => onRemoved(passkeyName),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownPasskeysQuery(services).queryKey }),
  });
  if (list.length === 0) return <Notice>{t('passkeys.none')}</Notice>;
  return (
    <div className="flex flex-col gap-3">
      {remove.error === null ? null : <Notice tone="bad">{textOf(remove.error)}</Notice>}
      <ul aria-label={t('passkeys.list')} className="flex flex-col gap-2">
        {list.map((passkey) => (
          <li
            key={passkey.passkeyId}
            className="flex flex-wrap items-center justify-between gap-3 rounded-small border border-line bg-surface p-3"
          >
            <span className="flex min-w-0 flex-col gap-1">
              <span className="font-semibold break-words">{passkey.passkeyName}</span>
              <span className="text-sm text-muted">
                {t('passkeys.created', { moment: moment(passkey.createdAt), host: passkey.host })}
              </span>
              <span className="text-sm text-muted">
                {passkey.lastUsedAt === null
                  ? t('passkeys.unused')
                  : t('passkeys.used', { moment: moment(passkey.lastUsedAt) })}
                {passkey.isSynced ? ` · ${t('passkeys.synced')}` : ''}
              </span>
            </span>
            <SureButton
              label={t('passkeys.remove.label', { name: passkey.passkeyName })}
              sure={t('passkeys.remove.sure')}
              onSure={() => remove.mutate(passkey)}
            >
              {t('passkeys.remove')}
            </SureButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
