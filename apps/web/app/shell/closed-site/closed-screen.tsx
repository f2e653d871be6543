import { useQuery, useQueryClient } from '@tanstack/react-query';
import { latePart } from '@wau/late-scripts/late-part';
import type { ReactNode } from 'react';
import type { PlainMessageId } from '../../platform/language/message-ids.ts';
import { useLanguage, useTranslate } from '../../platform/language/use-language.ts';
import { useMoment } from '../../platform/language/use-moment.ts';
import { useHydrated } from '../../platform/runtime/use-hydrated.ts';
import { useReadyMark } from '../../platform/runtime/use-ready-mark.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { resourcesQuery } from '../../platform/site/resources-query.ts';
import { useSite } from '../../platform/site/site-query.ts';
import { type ClosureReason, type SiteStatus, siteStatusQuery } from '../../platform/site/site-status.ts';
import { LanguageButton } from '../../shared/language/language-button.tsx';
import { Logo } from '../../shared/site/logo.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ClosedScene } from './closed-scene.tsx';

interface ClosedScreenProps {
  readonly reason: ClosureReason;
  readonly status: SiteStatus;
}

const titles = {
  maintenance: 'closed.maintenance.title',
  address: 'closed.address.title',
  region: 'closed.region.title',
} as const satisfies Record<ClosureReason, PlainMessageId>;

const texts = {
  maintenance: 'closed.maintenance.text',
  address: 'closed.address.text',
  region: 'closed.region.text',
} as const satisfies Record<ClosureReason, PlainMessageId>;

/** Links that only the browser can open, and no page but this one and customer service's own needs their code. */
const ServiceContacts = latePart(
  async () => (await import('../../shared/service/service-contacts.tsx')).ServiceContacts,
);

/**
 * SH-12: what stands in place of every page while the site is closed to this visitor: why, until when, who can help,
 * and the choice of language.
 */
export function ClosedScreen({ reason, status }: ClosedScreenProps) {
  const t = useTranslate();
  const { brandName } = useSite();
  useReadyMark();
  const title = t(titles[reason]);
  return (
    <div className="column flex min-h-dvh flex-col bg-page">
      <title>{`${title} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <header className="flex min-h-16 flex-wrap items-center justify-between px-4 pt-(--top-edge)">
        <Logo isCompact={false} />
        <LanguageButton />
      </header>
      <main className="glow flex flex-1 flex-col items-center justify-center px-6 pb-12 text-center">
        <ClosedScene reason={reason} />
        <h1 className="mt-6 text-xl font-bold text-balance">{title}</h1>
        <p className="mt-2 max-w-72 text-pretty text-muted">{t(texts[reason])}</p>
        <Details reason={reason} status={status} />
        <RetryButton />
        <p className="mt-4 max-w-80 text-sm text-pretty text-muted">
          {reason === 'maintenance' ? t('closed.maintenance.money') : t('closed.money')}
        </p>
        <Contacts />
        {reason === 'region' ? <DatabaseCredit /> : null}
      </main>
    </div>
  );
}

function Details({ reason, status }: ClosedScreenProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const moment = useMoment();
  // The server knows neither the visitor's clock nor how the browser calls a country.
  const isHydrated = useHydrated();
  if (reason === 'region' && status.location !== '' && isHydrated) {
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of(status.location);
    return <Detail>{t('closed.region.country', { country: country ?? status.location })}</Detail>;
  }
  if (reason !== 'maintenance') return null;
  return (
    <>
      {status.info === '' ? null : <Detail>{status.info}</Detail>}
      {status.maintenanceUntil === undefined || !isHydrated ? null : (
        <Detail>{t('closed.maintenance.until', { moment: moment(status.maintenanceUntil) })}</Detail>
      )}
    </>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4 max-w-80 rounded-medium bg-surface px-4 py-3 text-detail font-medium text-pretty shadow-low">
      {children}
    </p>
  );
}

/** Customer service, as far as the merchant has named one; it is reached on pages of its own. */
function Contacts() {
  const t = useTranslate();
  const { data } = useQuery(resourcesQuery(useApi()));
  const contacts = data?.version.pathList ?? [];
  if (contacts.length === 0) return null;
  return (
    <section aria-labelledby="closed-service" className="mt-8 w-full max-w-80">
      <h2 id="closed-service" className="mb-2 text-detail font-semibold">
        {t('service.title')}
      </h2>
      <ServiceContacts contacts={contacts} />
    </section>
  );
}

/** Asks the server again; where the site has opened, the page that was asked for appears. */
function RetryButton() {
  const t = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  return (
    <Button
      className="mt-8"
      onClick={() => queryClient.refetchQueries({ queryKey: siteStatusQuery(api).queryKey })}
    >
      {t('action.retry')}
    </Button>
  );
}

/** The licence of the packaged country database asks for this link where its answers are used. */
function DatabaseCredit() {
  const t = useTranslate();
  return (
    <a
      href="https://db-ip.com"
      rel="noreferrer"
      className="mt-8 inline-flex min-h-11 items-center text-caption text-muted underline"
    >
      {t('closed.region.credit')}
    </a>
  );
}
