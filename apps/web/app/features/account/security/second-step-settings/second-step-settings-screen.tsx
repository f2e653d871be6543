import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../../../platform/api/api-client.ts';
import { useTranslate } from '../../../../platform/language/use-language.ts';
import { memberLoader } from '../../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../../platform/services/app-services.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toasts } from '../../../../ui/toasts/toast-store.ts';
import { PasswordSheet } from '../password-sheet.tsx';
import { securityHandle } from '../security-handle.ts';
import { SecurityPage, SecurityPageSkeleton, SecurityRows } from '../security-page.tsx';
import { refreshSecurity, type SecurityConfig, securityConfigQuery } from '../security-queries.ts';
import { useSecondStepCode } from '../use-second-step-code.tsx';
import { type Enrolment, EnrolmentForm } from './enrolment-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const pageTitle = 'page.security.twostep' as const;
const pageText = 'security.twostep.intro' as const;

export const handle = securityHandle(pageTitle);
export const clientLoader = memberLoader();

export function HydrateFallback() {
  return <SecurityPageSkeleton count={2} />;
}

/** ME-08: codes of an authenticator app as a second step of logging in. */
export default function SecondStepSettingsScreen() {
  return (
    <SecurityPage text={pageText}>
      <Loaded query={securityConfigQuery(useApi())} skeleton={<SecurityRows count={2} />}>
        {(config) => <TwoStep config={config} />}
      </Loaded>
    </SecurityPage>
  );
}

/** Off, being switched on, showing codes, on. */
function TwoStep({ config }: { config: SecurityConfig }) {
  const queryClient = useQueryClient();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) {
    const done = async () => {
      await refreshSecurity(queryClient);
      setCodes(undefined);
      setEnrolment(undefined);
    };
    return <RecoveryCodes codes={codes} onDone={() => void done()} />;
  }
  if (config.isSecondStepOn) return <SwitchedOn config={config} onCodes={setCodes} />;
  if (enrolment !== undefined) return <EnrolmentForm enrolment={enrolment} onCodes={setCodes} />;
  return <SwitchOn onEnrolment={setEnrolment} />;
}

function SwitchOn({ onEnrolment }: { onEnrolment: (enrolment: Enrolment) => void }) {
  const t = useTranslate();
  const api = useApi();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button isWide onClick={() => setIsOpen(true)}>
        {t('security.twostep.start')}
      </Button>
      <PasswordSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('page.security.twostep')}
        text={t('security.twostep.intro')}
        confirmLabel={t('security.twostep.start')}
        onConfirm={async (loginPassword) => {
          onEnrolment(await unwrap(api.call('startSecondStepEnrolment', { body: { loginPassword } })));
          setIsOpen(false);
        }}
      />
    </>
  );
}

function SwitchedOn({
  config,
  onCodes,
}: {
  config: SecurityConfig;
  onCodes: (codes: readonly string[]) => void;
}) {
  const t = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'codes' | 'off'>();
  const secondStep = useSecondStepCode();
  const show = (sheet: 'codes' | 'off') => {
    secondStep.clear();
    setOpen(sheet);
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="flex flex-col gap-2 rounded-large bg-surface p-4 shadow-low">
        <Badge tone="good">{t('security.twostep.is.on')}</Badge>
        <p className="text-detail text-muted">
          {t('security.state.codes', { count: config.recoveryCodeCount })}
        </p>
      </div>
      <Button look="secondary" isWide onClick={() => show('codes')}>
        {t('security.twostep.renew')}
      </Button>
      <Button look="quiet" isWide onClick={() => show('off')}>
        {t('security.twostep.off')}
      </Button>
      <PasswordSheet
        isOpen={open === 'codes'}
        onClose={close}
        title={t('security.twostep.renew')}
        text={t('security.twostep.codes.text')}
        confirmLabel={t('security.twostep.renew')}
        secondStep={secondStep}
        onConfirm={async (loginPassword) => {
          const body = { loginPassword, code: secondStep.code };
          const { recoveryCodes } = await unwrap(api.call('renewRecoveryCodes', { body }));
          close();
          onCodes(recoveryCodes);
        }}
      />
      <PasswordSheet
        isOpen={open === 'off'}
        onClose={close}
        title={t('security.twostep.off')}
        text={t('security.twostep.intro')}
        confirmLabel={t('security.twostep.off')}
        isDangerous
        secondStep={secondStep}
        onConfirm={async (loginPassword) => {
          const body = { loginPassword, code: secondStep.code };
          await unwrap(api.call('removeSecondStep', { body }));
          close();
          toasts.show('success', t('security.twostep.off.done'));
          await refreshSecurity(queryClient);
        }}
      />
    </>
  );
}
