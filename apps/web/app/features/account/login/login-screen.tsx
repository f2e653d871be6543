import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useLeaveIfMember } from '../../../platform/session/use-leave-if-member.ts';
import { useCanRegister } from '../../../platform/site/registration-modes.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { PasskeyLoginButton } from '../../../shared/passkey/passkey-login-button.tsx';
import { FormPage } from '../../../shared/screen/form-page.tsx';
import { useStartTrial } from '../../../shared/trial/use-start-trial.ts';
import { useTrialReturn } from '../../../shared/trial/use-trial-return.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoginForm } from './login-form.tsx';

export const handle: RouteHandle = {
  title: 'page.login',
  back: true,
  backPath: '/m/home',
  header: false,
  footer: false,
};

export default function LoginScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  useLeaveIfMember();
  // AC-01: whatever was scrolled on the page before.
  useEffect(() => {
    // Newer browsers give back a promise, which an effect must not.
    window.scrollTo(0, 0);
  }, []);
  return (
    <FormPage onBack={() => void navigate('/m/home')} text={t('login.text')}>
      <LoginForm />
      <PasskeyLoginButton />
      <OtherWays />
    </FormPage>
  );
}

/** Registration, the free trial and help, for those who cannot or do not want to log in. */
function OtherWays() {
  const t = useTranslate();
  const startTrial = useStartTrial(useTrialReturn());
  const hasTrial = useFlag('FREEPLAY3');
  return (
    <>
      {hasTrial ? (
        <Button look="secondary" isWide className="mt-3" onClick={startTrial}>
          {t('login.trial')}
        </Button>
      ) : null}
      <RegisterLink />
      <p className="text-center">
        <Link to="/m/service" className="inline-flex min-h-11 items-center px-3 text-muted underline">
          {t('login.service')}
        </Link>
      </p>
    </>
  );
}

/** Registration keeps the page to return to. */
function RegisterLink() {
  const t = useTranslate();
  const [search] = useSearchParams();
  if (!useCanRegister()) return null;
  const query = search.toString();
  return (
    <p className="mt-5 text-center text-muted">
      {t('login.new')}{' '}
      <Link
        to={query === '' ? '/m/register' : `/m/register?${query}`}
        className="inline-flex min-h-11 items-center font-semibold text-gold-text"
      >
        {t('action.register')}
      </Link>
    </p>
  );
}
