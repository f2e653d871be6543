import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi, useAppServices } from '../../../platform/services/app-services.ts';
import { stopAutoLogin } from '../../../platform/session/remembered-login/auto-login-switch.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { useRefuseTrial } from '../../../shared/trial/use-refuse-trial.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LateConfirmDialog } from '../../../ui/sheets/late-confirm-dialog.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { type AccountClosure, accountClosureQuery } from './account-closure-query.ts';
import { ClosureObstacles } from './closure-obstacles.tsx';

export const handle: RouteHandle = {
  title: 'page.closeAccount',
  back: true,
  backPath: '/m/saferPlay',
  memberOnly: true,
  header: true,
  footer: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  queryClient.prefetchQuery(accountClosureQuery(api)),
);

export function HydrateFallback() {
  return (
    <div className="px-4 pt-1 pb-8">
      <ClosureSkeleton />
    </div>
  );
}

/** ME-08: closing the account for good; what becomes of the money and of rewards is said before. */
export default function CloseAccountScreen() {
  useRefuseTrial();
  return (
    <div className="px-4 pt-1 pb-8">
      <Loaded query={accountClosureQuery(useApi())} skeleton={<ClosureSkeleton />}>
        {(state) => <Closure state={state} />}
      </Loaded>
    </div>
  );
}

function Closure({ state }: { readonly state: AccountClosure }) {
  const t = useTranslate();
  const money = useMoney();
  const { currencyCode, balanceMinor, lapsingMinor, waitsFor } = state;
  return (
    <div className="space-y-5">
      <p className="text-pretty text-muted">{t('closure.what')}</p>
      <Card className="space-y-2">
        <p className="text-detail text-muted">{t('paused.money')}</p>
        <p className="tabular text-2xl font-bold">{money(minorOf(balanceMinor), currencyCode)}</p>
        <p className="text-detail text-pretty text-muted">{t('closure.money')}</p>
        {lapsingMinor === '0' ? null : (
          <p className="text-detail text-pretty">
            {t('closure.lapsing', { amount: money(minorOf(lapsingMinor), currencyCode) })}
          </p>
        )}
      </Card>
      {waitsFor.length === 0 ? null : (
        <Card className="space-y-2">
          <h2 className="font-semibold">{t('closure.waits')}</h2>
          <ClosureObstacles waitsFor={waitsFor} />
        </Card>
      )}
      {state.closure === null ? <ClosureForm /> : <p className="font-semibold">{t('closure.begun')}</p>}
    </div>
  );
}

function ClosureForm() {
  const t = useTranslate();
  const [userName, setUserName] = useState('');
  const [error, setError] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const close = useCloseAccount((text) => {
    setIsAsking(false);
    setError(text);
    field.current?.focus();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (userName.trim() !== '') setIsAsking(true);
    else {
      setError(t('closure.name.missing'));
      field.current?.focus();
    }
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-4">
      <TextField
        ref={field}
        label={t('closure.name')}
        name="closure-username"
        value={userName}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={100}
        error={error}
        onChange={(value) => {
          setUserName(value);
          setError(undefined);
        }}
      />
      <Button type="submit" isWide>
        {t('closure.action')}
      </Button>
      <LateConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('closure.confirm')}
        text={t('closure.confirm.text')}
        confirmLabel={t('closure.action')}
        cancelLabel={t('action.cancel')}
        isDangerous
        onConfirm={() => close(userName)}
      />
    </form>
  );
}

/** The server has ended the session by then; a login leads to the money, while there is some. */
function useCloseAccount(onRefused: (text: string) => void): (userName: string) => Promise<void> {
  const { api, session } = useAppServices();
  const t = useTranslate();
  const failureText = useFailureText();
  const navigate = useNavigate();
  return async (userName) => {
    try {
      const { isClosed } = await unwrap(api.call('closeAccount', { body: { userName } }));
      session.end();
      stopAutoLogin();
      toasts.show('long', t(isClosed ? 'closure.closed' : 'closure.started'));
      await navigate(isClosed ? '/m/home' : '/m/login?returnTo=%2Fm%2Fpaused', { replace: true });
    } catch (error) {
      onRefused(failureText(failureOf(error)));
    }
  };
}

function ClosureSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-5">
      <Skeleton className="h-16 w-full rounded-large" />
      <Skeleton className="h-36 w-full rounded-large" />
      <Skeleton className="h-36 w-full rounded-large" />
    </LoadingRegion>
  );
}
