import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Globe from 'lucide-react/icons/globe';
import Send from 'lucide-react/icons/send';
import { Link } from 'react-router';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { promisedAmount } from '../../../platform/money/promised-amount.ts';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { resourcesQuery } from '../../../platform/site/resources-query.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { downloadPopupPath } from '../../../shared/download/late-download-popup.tsx';
import { domainsQuery, otherDomains } from './other-domains.ts';

/**
 * HO-05: under the promotions: the merchant's channels, the way to the app, which opens its popup on home, and the other
 * addresses of the site. These come last: which of them is this one, the browser alone knows.
 */
export function PromotionFooter() {
  const t = useTranslate();
  const { currencyCode } = useSite();
  const { locale } = useLanguage();
  const { data } = useQuery(resourcesQuery(useApi()));
  if (data === undefined) return null;
  const channels = data.resources.filter(({ resourceType }) => resourceType.startsWith('TELEGRAM'));
  const hasApp = data.resources.some(({ resourceType }) =>
    ['Android', 'IOS', 'MOBILECONFIG'].includes(resourceType),
  );
  const reward = promisedAmount(data.download.rewardMinor, currencyCode, locale);
  return (
    <div className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low [&_a]:flex [&_a]:min-h-14 [&_a]:items-center [&_a]:gap-4 [&_a]:px-4 [&_a:active]:bg-raised [&_svg]:size-5 [&_svg]:text-gold-text">
      {channels.length === 0 ? null : <h2 className="px-4 py-3 font-semibold">{t('promotion.channel')}</h2>}
      {channels.map(({ resourceType, url }) => (
        <a key={resourceType} href={url} target="_blank" rel="noopener noreferrer">
          <Send />
          <span className="min-w-0 flex-1 py-2 wrap-anywhere">{`Telegram · ${addressOf(url)}`}</span>
        </a>
      ))}
      {hasApp ? (
        <Link to={downloadPopupPath}>
          <Download />
          <span className="flex flex-1 flex-wrap gap-x-4 py-2">
            <span className="words">{t('promotion.app')}</span>
            {reward === undefined ? null : <span className="font-semibold text-gold-text">{reward}</span>}
          </span>
        </Link>
      ) : null}
      <OtherDomains />
    </div>
  );
}

/** The site under its other names, each in a new tab. */
function OtherDomains() {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const { data } = useQuery(domainsQuery(useApi()));
  if (!isHydrated || data === undefined) return null;
  const others = otherDomains(data.list, window.location.hostname);
  if (others.length === 0) return null;
  return (
    <>
      <h2 className="px-4 py-3 font-semibold">{t('promotion.domains')}</h2>
      {others.map(({ rootDomainName, speedDomainUrl }) => (
        <a key={rootDomainName} href={speedDomainUrl} target="_blank" rel="noopener noreferrer">
          <Globe />
          <span className="min-w-0 flex-1 py-2 wrap-anywhere">{rootDomainName}</span>
        </a>
      ))}
    </>
  );
}

function addressOf(url: string): string {
  return url.replace(/^https:\/\//, '');
}
