import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LobbyFilter } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { SiteImage } from '../../../shared/image/site-image.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { hasVendors } from './list-choice.ts';
import { vendorTypesQuery } from './list-queries.ts';

interface VendorRowProps {
  readonly gameType: LobbyFilter;
  /** The one that is chosen; empty for all. */
  readonly vassalage: string;
  /** Where a vendor leads; an empty one to all. */
  readonly pathOf: (vassalage: string) => string;
}

/** GA-02: the vendors of a kind with their marks, four to a slide, where there is more than one. The one that is chosen is left by a second tap. */
export function VendorRow({ gameType, vassalage: chosen, pathOf }: VendorRowProps) {
  const t = useTranslate();
  const { data: vendors = [] } = useQuery(vendorTypesQuery(useApi(), gameType));
  if (vendors.length < 2 || !hasVendors(gameType)) return null;
  return (
    <nav aria-label={t('list.vendors')} className="px-4">
      <ul className="grid snap-x snap-mandatory auto-cols-[calc((100%-15px)/4)] grid-flow-col gap-[5px] overflow-x-auto [scrollbar-width:none]">
        {vendors.map(({ vassalage, displayName, mobileSmallIcon }) => {
          const isChosen = vassalage === chosen;
          return (
            <li key={vassalage} className="snap-start">
              <Link
                to={pathOf(isChosen ? '' : vassalage)}
                replace
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={classNames(
                  'flex h-full min-h-14 flex-col items-center justify-center gap-1 rounded-medium px-1 py-1.5 text-center text-caption leading-tight font-medium wrap-anywhere',
                  isChosen ? 'gold-fill' : 'bg-surface text-muted active:bg-raised',
                )}
              >
                {mobileSmallIcon === '' ? null : (
                  <SiteImage path={mobileSmallIcon} alt="" width={32} height={32} className="size-8" />
                )}
                <span className="line-clamp-2">{displayName}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
