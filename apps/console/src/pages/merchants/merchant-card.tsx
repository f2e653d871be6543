import { Link } from 'react-router';
import { useTexts } from '../../platform/console-services.ts';
import { Facts } from '../../ui/card.tsx';
import { Badge } from '../../ui/notice.tsx';
import type { MerchantView } from './merchant-queries.ts';
import { useMerchantWords } from './use-merchant-words.ts';

interface MerchantCardProps {
  readonly merchant: MerchantView;
  /** Whether the console works for it right now; what is changed elsewhere is changed there. */
  readonly isHere: boolean;
}

/** A brand with where it is reached; each address shows it as players see it. */
export function MerchantCard({ merchant, isHere }: MerchantCardProps) {
  const t = useTexts();
  const { languageName, themeName } = useMerchantWords();
  const { brandName, merchantCode, isOpen, hosts, defaultLanguage } = merchant;
  const languages = merchant.languages.map(languageName).join(', ');
  return (
    <article
      aria-label={brandName}
      className="flex h-full flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 grow text-lg font-semibold break-words">
          {brandName} <span className="font-normal text-muted">({merchantCode})</span>
        </h2>
        <Badge tone={isOpen ? 'good' : 'look'}>
          {t(isOpen ? 'settings.choice.open' : 'settings.choice.maintenance')}
        </Badge>
      </div>
      <Facts
        facts={[
          [t('merchants.currency'), merchant.currencyCode],
          [t('setting.languages'), languages],
          [t('setting.default-language'), languageName(defaultLanguage)],
          [t('setting.theme'), themeName(merchant.themeName)],
          [t('setting.time-zone'), merchant.timeZone],
        ]}
      />
      <div>
        <h3 className="text-muted">{t('merchants.hosts')}</h3>
        <ul>
          {hosts.map(({ host, url }) => (
            <li key={host}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('merchants.preview', { host })}
                className="inline-flex min-h-11 items-center break-all underline"
              >
                {host}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {isHere ? (
        <p className="mt-auto flex flex-wrap gap-x-5 gap-y-1">
          <Link to="/settings?subject=brand" className="inline-flex min-h-11 items-center underline">
            {t('merchants.settings')}
          </Link>
          <Link to="/content?kind=domains" className="inline-flex min-h-11 items-center underline">
            {t('merchants.hosts.change')}
          </Link>
        </p>
      ) : (
        <p className="mt-auto text-sm text-muted">{t('merchants.elsewhere')}</p>
      )}
    </article>
  );
}
