import { formatNumber } from '@wau/money/format-number';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { SiteImage } from '../../../shared/image/site-image.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { GameStrip, GameStripSkeleton } from './game-strip.tsx';
import type { Home } from './home-queries.ts';

type Vendor = Home['vendors'][number];

/** A row for each vendor: its mark, some of its games, and the way to all of them. */
export function VendorRows({ home: { vendors } }: { readonly home: Home }) {
  const t = useTranslate();
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby="vendors-title" className="space-y-3">
      <h2 id="vendors-title" className="text-xl font-bold">
        {t('list.vendors')}
      </h2>
      {vendors.map((vendor) => (
        <VendorRow key={vendor.vassalage} vendor={vendor} />
      ))}
    </section>
  );
}

function VendorRow({ vendor }: { readonly vendor: Vendor }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { vassalage, displayName, mobileSmallIcon, gameCount, games } = vendor;
  return (
    <div className="drawn-near drawn-near-46">
      <Link
        to={`/m/gameList?vassalage=${encodeURIComponent(vassalage)}`}
        className="mb-2 flex min-h-12 items-center gap-3 rounded-medium pressed:opacity-80"
      >
        {mobileSmallIcon === '' ? (
          <Avatar name={displayName} imageUrl={undefined} />
        ) : (
          <SiteImage
            path={mobileSmallIcon}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            className="size-11"
          />
        )}
        <span className="words">
          <span className="block font-semibold">{displayName}</span>
          <span className="block text-caption leading-4 text-muted">
            {t('home.vendor.all', { count: formatNumber(gameCount, locale) })}
          </span>
        </span>
        <ChevronRight className="size-5 text-muted rtl:-scale-x-100" />
      </Link>
      <GameStrip games={games} label={displayName} />
    </div>
  );
}

export function VendorRowsSkeleton() {
  return (
    <div className="space-y-3">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-12 w-full rounded-medium" />
      <GameStripSkeleton />
    </div>
  );
}
