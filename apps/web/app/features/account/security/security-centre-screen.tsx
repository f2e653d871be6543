import BadgeCheck from 'lucide-react/icons/badge-check';
import Banknote from 'lucide-react/icons/banknote';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Link2 from 'lucide-react/icons/link-2';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoment } from '../../../platform/language/use-moment.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { isTrial } from '../../../platform/trial/is-trial.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { MenuRowLink } from '../../../ui/menu-row.tsx';
import { SecurityPage, SecurityPageSkeleton, SecurityRows } from './security-page.tsx';
import { type SecurityConfig, securityConfigQuery } from './security-queries.ts';

export const handle: RouteHandle = {
  title: 'page.security',
  back: true,
  backPath: '/m/mine',
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader(async ({ api, queryClient, session }) => {
  if (!isTrial(session.current())) await queryClient.prefetchQuery(securityConfigQuery(api));
});

export function HydrateFallback() {
  return <SecurityPageSkeleton count={8} />;
}

/** ME-08: everything that protects the account, and how well it does. */
export default function SecurityCentreScreen() {
  return (
    <SecurityPage isWide>
      <Loaded query={securityConfigQuery(useApi())} skeleton={<SecurityRows count={8} />}>
        {(config) => <Overview config={config} />}
      </Loaded>
    </SecurityPage>
  );
}

function Overview({ config }: { config: SecurityConfig }) {
  const t = useTranslate();
  const state = (isSet: boolean) => (isSet ? t('security.state.set') : t('security.state.unset'));
  const count = (total: number) =>
    total === 0 ? t('security.state.unset') : t('security.state.count', { count: total });
  const centre = '/m/securityCenter';
  const checksIdentity = useFlag('KYC3');
  return (
    <>
      <Protection config={config} />
      <Section title={t('security.section.login')}>
        <Row>
          <MenuRowLink
            to={`${centre}/passkeys`}
            icon={<Fingerprint />}
            label={t('page.security.passkeys')}
            note={config.passkeyCount === 0 ? t('security.passkeys.recommended') : count(config.passkeyCount)}
          />
        </Row>
        <Row>
          <MenuRowLink to="/m/changePsw" icon={<KeyRound />} label={t('security.password.change')} />
        </Row>
        <Row>
          <MenuRowLink
            to={`${centre}/twoStep`}
            icon={<Smartphone />}
            label={t('page.security.twostep')}
            note={config.isSecondStepOn ? t('security.state.on') : t('security.state.off')}
          />
        </Row>
        <Row>
          <MenuRowLink to={`${centre}/external`} icon={<Link2 />} label={t('page.security.external')} />
        </Row>
      </Section>
      <Section title={t('security.section.money')}>
        <Row>
          <MenuRowLink
            to={`${centre}/paymentPassword`}
            icon={<Banknote />}
            label={t('page.security.payment')}
            note={state(config.hasPaymentPassword)}
          />
        </Row>
        <Row>
          <MenuRowLink
            to={`${centre}/questions`}
            icon={<CircleQuestionMark />}
            label={t('page.security.questions')}
            note={state(config.hasSecurityQuestions)}
          />
        </Row>
        <Row>
          <MenuRowLink
            to={`${centre}/bankCards`}
            icon={<Landmark />}
            label={t('page.security.cards')}
            note={count(config.bankCardCount)}
          />
        </Row>
        {checksIdentity ? (
          <Row>
            <MenuRowLink
              to={`${centre}/identity`}
              icon={<BadgeCheck />}
              label={t('page.security.identity')}
            />
          </Row>
        ) : null}
      </Section>
      <Section title={t('security.section.devices')}>
        <Row>
          <MenuRowLink
            to={`${centre}/sessions`}
            icon={<MonitorSmartphone />}
            label={t('page.security.sessions')}
            note={t('security.state.devices', { count: config.sessionCount })}
          />
        </Row>
      </Section>
    </>
  );
}

/** The one thing to do next, or that nothing is missing; and when the account was last opened. */
function Protection({ config }: { config: SecurityConfig }) {
  const t = useTranslate();
  const moment = useMoment();
  const isStrong = config.passkeyCount > 0 || config.isSecondStepOn;
  const { lastLogin } = config;
  return (
    <div className="flex gap-4 rounded-large bg-surface p-4 shadow-low">
      <span
        className={`flex size-12 shrink-0 items-center justify-center rounded-full bg-raised ${isStrong ? 'text-sea-text' : 'text-gold-text'}`}
      >
        {isStrong ? <ShieldCheck className="size-6" /> : <ShieldAlert className="size-6" />}
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-pretty">
          {isStrong ? t('security.strength.good') : t('security.strength.more')}
        </p>
        <p className="mt-1 text-detail text-pretty text-muted">
          {lastLogin === null
            ? t('security.last.login.none')
            : t('security.last.login', { moment: moment(lastLogin.at), address: lastLogin.address })}
        </p>
        {config.isSecondStepOn ? (
          <p className="mt-2">
            <Badge tone={config.recoveryCodeCount > 2 ? 'good' : 'waiting'}>
              {t('security.state.codes', { count: config.recoveryCodeCount })}
            </Badge>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-sm font-medium text-muted">{title}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">{children}</ul>
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}
