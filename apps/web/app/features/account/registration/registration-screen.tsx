import type { RegistrationMode } from '@wau/contract/registration-rules';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useExternalRegistration } from '../../../platform/external-login/external-registration.ts';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { useLeaveIfMember } from '../../../platform/session/use-leave-if-member.ts';
import { useRegistrationModes } from '../../../platform/site/registration-modes.ts';
import { ExternalLoginButtons } from '../../../shared/external-login/external-login-buttons.tsx';
import { ExternalRegistrationNote } from '../../../shared/external-login/external-registration-note.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { FormPage } from '../../../shared/screen/form-page.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { RegistrationBanner } from './registration-banner.tsx';
import { useRegistrationDraft } from './registration-draft.ts';
import { RegistrationFields } from './registration-fields.tsx';
import type { RegistrationSettings } from './registration-form.ts';
import { registrationBannerQuery, registrationSettingsQuery } from './registration-queries.ts';
import { useInvitation } from './use-invitation.ts';

export const handle: RouteHandle = {
  title: 'page.register',
  back: true,
  backPath: '/m/home',
  header: false,
  footer: false,
};

function load({ api, queryClient }: AppServices): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(registrationSettingsQuery(api)),
    queryClient.prefetchQuery(registrationBannerQuery(api)),
  ]);
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export default function RegistrationScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const modes = useRegistrationModes();
  useLeaveIfMember();
  return (
    <FormPage onBack={() => void navigate('/m/home')} text={t('register.text')}>
      {modes.length > 0 ? <RegistrationForm modes={modes} /> : <RegistrationClosed />}
      <RegisterLinks />
    </FormPage>
  );
}

function RegistrationForm({ modes }: { modes: readonly RegistrationMode[] }) {
  return (
    <Loaded query={registrationSettingsQuery(useApi())} skeleton={<RegistrationSkeleton />}>
      {(settings) => <RegistrationFormOf modes={modes} settings={settings} />}
    </Loaded>
  );
}

const modeLabels = {
  username: 'register.mode.username',
  mobile: 'register.mode.mobile',
} as const satisfies Record<RegistrationMode, PlainMessageId>;

/** AC-12: tabs only where there is a choice. */
function RegistrationFormOf({
  modes,
  settings,
}: {
  modes: readonly RegistrationMode[];
  settings: RegistrationSettings;
}) {
  const t = useTranslate();
  const failureText = useFailureText();
  const invitation = useInvitation(settings);
  const external = useExternalRegistration();
  const [chosen, setChosen] = useState<RegistrationMode>(useRegistrationDraft()?.mode ?? 'username');
  const mode = modes.includes(chosen) ? chosen : (modes[0] ?? 'username');
  return (
    <>
      <RegistrationBanner />
      {invitation.closed && <FormError text={failureText(invitation.closed)} />}
      {modes.length > 1 ? (
        <div className="mb-5">
          <Tabs
            label={t('register.mode')}
            tabs={modes.map((value) => ({ value, label: t(modeLabels[value]) }))}
            value={mode}
            onChange={setChosen}
          />
        </div>
      ) : null}
      <ExternalRegistrationNote />
      <RegistrationFields mode={mode} settings={settings} invitation={invitation} />
      {external === undefined ? <ExternalLoginButtons /> : null}
    </>
  );
}

function RegistrationSkeleton() {
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
function RegisterLinks() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const query = search.toString();
  const link = 'inline-flex min-h-11 items-center font-semibold text-gold-text';
  return (
    <div className="mt-6 text-center text-muted">
      <p>
        {t('register.existing')}{' '}
        <Link to={query === '' ? '/m/login' : `/m/login?${query}`} className={link}>
          {t('action.login')}
        </Link>
      </p>
      <Link to="/m/service" className={link}>
        {t('login.service')}
      </Link>
    </div>
  );
}
