import { useQuery } from '@tanstack/react-query';
import UserX from 'lucide-react/icons/user-x';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { appServices, useApi } from '../../platform/app-services.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { LanguageButton } from '../../platform/language-button.tsx';
import { LoadFailure } from '../../platform/load-failure.tsx';
import type { RouteHandle } from '../../platform/route-handle.ts';
import { useFlag } from '../../platform/site-query.ts';
import { useLeaveIfMember } from '../../platform/use-leave-if-member.ts';
import { buttonClass } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { LoadingRegion } from '../../ui/loading-region.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RegisterFields } from './register-fields.tsx';
import { registerSettingsQuery } from './registration-queries.ts';

export const handle: RouteHandle = {
  title: 'page.register',
  back: true,
  backPath: '/m/home',
  header: false,
  footer: false,
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appServices);
  await queryClient.prefetchQuery(registerSettingsQuery(api));
  return null;
}

export function clientLoader({ context }: ClientLoaderFunctionArgs) {
  const { api, queryClient } = context.get(appServices);
  void queryClient.prefetchQuery(registerSettingsQuery(api));
  return null;
}

export default function RegisterScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const isOpen = useFlag('USERNAMEREG3');
  useLeaveIfMember();
  return (
    <FormPage
      backLabel={t('action.back')}
      onBack={() => void navigate('/m/home')}
      end={<LanguageButton />}
      title={t('register.title')}
      text={t('register.text')}
    >
      {isOpen ? <RegisterForm /> : <RegistrationClosed />}
      <LoginLink />
    </FormPage>
  );
}

function RegisterForm() {
  const { data: settings, error, refetch } = useQuery(registerSettingsQuery(useApi()));
  if (settings !== undefined) return <RegisterFields settings={settings} />;
  if (error === null) return <RegisterSkeleton />;
  return <LoadFailure error={error} onRetry={refetch} />;
}

function RegisterSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')}>
      {['username', 'password', 'confirm'].map((field) => (
        <div key={field}>
          <Skeleton className="mb-1.5 h-5 w-28" />
          <Skeleton className="mb-7 h-13 w-full" />
        </div>
      ))}
      <Skeleton className="mt-24 h-13 w-full rounded-medium" />
    </LoadingRegion>
  );
}

function RegistrationClosed() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<UserX />}
      title={t('register.closed.title')}
      text={t('register.closed.text')}
      action={
        <Link to="/m/home" className={buttonClass('primary', 'medium')}>
          {t('action.home')}
        </Link>
      }
    />
  );
}

/** Login keeps the page to return to. */
function LoginLink() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const query = search.toString();
  return (
    <p className="mt-6 text-center text-muted">
      {t('register.existing')}{' '}
      <Link
        to={query === '' ? '/m/login' : `/m/login?${query}`}
        className="inline-flex min-h-11 items-center font-semibold text-gold-text"
      >
        {t('action.login')}
      </Link>
    </p>
  );
}
