import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { unwrap } from '../../platform/api-client.ts';
import { failureOf } from '../../platform/api-failure.ts';
import { useApi } from '../../platform/app-services.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { LanguageButton } from '../../platform/language-button.tsx';
import { returnPathOf } from '../../platform/require-session.ts';
import type { RouteHandle } from '../../platform/route-handle.ts';
import { isSecondStepState } from '../../platform/second-step/second-step-path.ts';
import { useSite } from '../../platform/site-query.ts';
import { useEnterSession } from '../../platform/use-enter-session.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOnceAtATime } from '../../ui/use-once-at-a-time.ts';

export const handle: RouteHandle = {
  title: 'page.second.step',
  back: true,
  backPath: '/m/login',
  header: false,
  footer: false,
};

/** ME-08: the second step of a log-in. Without a first one there is nothing to do here. */
export default function SecondStepScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { brandName } = useSite();
  const [isRecovery, setIsRecovery] = useState(false);
  const ticket = isSecondStepState(state) ? state.ticket : undefined;
  const loginPath = `/m/login?returnTo=${encodeURIComponent(returnPathOf(search))}`;
  useEffect(() => {
    if (ticket === undefined) void navigate(loginPath, { replace: true });
  }, [ticket, navigate, loginPath]);
  return (
    <FormPage
      backLabel={t('action.back')}
      onBack={() => void navigate(loginPath, { replace: true })}
      end={<LanguageButton />}
      title={t('second.step.title')}
      text={isRecovery ? t('second.step.text.recovery') : t('second.step.text', { brand: brandName })}
    >
      {ticket === undefined ? null : (
        <CodeForm key={isRecovery ? 'recovery' : 'app'} ticket={ticket} isRecovery={isRecovery} />
      )}
      <p className="mt-4 text-center">
        <button
          type="button"
          onClick={() => setIsRecovery((current) => !current)}
          className="min-h-11 px-3 text-gold-text"
        >
          {isRecovery ? t('second.step.use.app') : t('second.step.use.recovery')}
        </button>
      </p>
    </FormPage>
  );
}

function CodeForm({ ticket, isRecovery }: { ticket: string; isRecovery: boolean }) {
  const t = useTranslate();
  const api = useApi();
  const enterSession = useEnterSession();
  const failureText = useFailureText();
  const once = useOnceAtATime();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const isWhole = isRecovery ? code.replaceAll(/[\s-]/g, '').length === 10 : code.length === 6;

  const send = async (whole: string) => {
    setIsPending(true);
    try {
      enterSession(await unwrap(api.call('finishSecondStep', { body: { ticket, code: whole } })));
    } catch (problem) {
      setError(failureText(failureOf(problem)));
      setCode('');
    } finally {
      setIsPending(false);
    }
  };
  const change = (text: string) => {
    setError(undefined);
    if (isRecovery) {
      setCode(text);
      return;
    }
    const digits = text.replaceAll(/\D/g, '').slice(0, 6);
    setCode(digits);
    // The sixth digit is the last thing to do.
    if (digits.length === 6) void once(() => send(digits));
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) void once(() => send(code));
        else setError(t('second.step.required'));
      }}
    >
      <TextField
        label={isRecovery ? t('second.step.code.recovery') : t('second.step.code')}
        name="code"
        value={code}
        onChange={change}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        maxLength={isRecovery ? 16 : 6}
        className="tabular tracking-[0.3em]"
      />
      <FormError text={error} />
      <Button type="submit" isWide isLoading={isPending}>
        {t('action.login')}
      </Button>
    </form>
  );
}
