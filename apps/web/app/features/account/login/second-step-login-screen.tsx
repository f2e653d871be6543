import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';
import { type CodeKind, isWholeCode } from '../../../platform/second-step/second-step-code.ts';
import { isSecondStepState } from '../../../platform/second-step/use-second-step.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { returnPathOf } from '../../../platform/session/require-session.ts';
import { useEnterSession } from '../../../platform/session/use-enter-session.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { FormPage } from '../../../shared/screen/form-page.tsx';
import { CodeKindSwitch, SecondStepCodeField } from '../../../shared/second-step/second-step-code-field.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';

export const handle: RouteHandle = {
  title: 'page.second.step',
  back: true,
  backPath: '/m/login',
  header: false,
  footer: false,
};

/** ME-08: the second step of a login. Without a first one there is nothing to do here. */
export default function SecondStepLoginScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { brandName } = useSite();
  const [kind, setKind] = useState<CodeKind>('app');
  const [over, setOver] = useState<string>();
  // The history's state is the browser's alone, so the document that the server renders knows of none.
  const isHydrated = useHydrated();
  const ticket = isHydrated && isSecondStepState(state) ? state.ticket : undefined;
  const loginPath = `/m/login?returnTo=${encodeURIComponent(returnPathOf(search))}`;
  useEffect(() => {
    if (isHydrated && ticket === undefined) void navigate(loginPath, { replace: true });
  }, [isHydrated, ticket, navigate, loginPath]);
  const logInAgain = () => void navigate(loginPath, { replace: true });
  if (over !== undefined) {
    // No code helps any more: only another first step does.
    return (
      <FormPage onBack={logInAgain}>
        <FormError text={over} />
        <Button isWide onClick={logInAgain}>
          {t('action.login')}
        </Button>
      </FormPage>
    );
  }
  return (
    <FormPage
      onBack={logInAgain}
      text={kind === 'app' ? t('second.step.text', { brand: brandName }) : t('second.step.text.recovery')}
    >
      {ticket === undefined ? null : <CodeForm key={kind} ticket={ticket} kind={kind} onOver={setOver} />}
      <p className="mt-4 text-center">
        <CodeKindSwitch kind={kind} onSwitch={setKind} />
      </p>
    </FormPage>
  );
}

interface CodeFormProps {
  readonly ticket: string;
  readonly kind: CodeKind;
  /** Told why the first step no longer counts. */
  readonly onOver: (text: string) => void;
}

function CodeForm({ ticket, kind, onOver }: CodeFormProps) {
  const t = useTranslate();
  const api = useApi();
  const enterSession = useEnterSession();
  const failureText = useFailureText();
  const once = useOnceAtATime();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const isWhole = isWholeCode(code, kind);

  const send = async (whole: string) => {
    setIsPending(true);
    try {
      await enterSession(await unwrap(api.call('finishSecondStep', { body: { ticket, code: whole } })));
    } catch (problem) {
      const failure = failureOf(problem);
      if (failure.code === 'second.step.ticket.invalid') onOver(failureText(failure));
      setError(failureText(failure));
      setCode('');
    } finally {
      setIsPending(false);
    }
  };
  const change = (text: string) => {
    setError(undefined);
    setCode(text);
    // The sixth digit is the last thing to do.
    if (kind === 'app' && isWholeCode(text, kind)) void once(() => send(text));
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) void once(() => send(code));
        // Why the last code was refused stays: it was sent by itself, and this may be the tap after it.
        else setError((current) => current ?? t('second.step.required'));
      }}
    >
      <SecondStepCodeField kind={kind} value={code} onChange={change} />
      <FormError text={error} />
      <Button type="submit" isWide isLoading={isPending}>
        {t('action.login')}
      </Button>
    </form>
  );
}
