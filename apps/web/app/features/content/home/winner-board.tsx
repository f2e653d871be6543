import { formatMinor } from '@wau/money/format';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { GameLink } from '../../../shared/game/game-link.tsx';
import { SiteImage } from '../../../shared/image/site-image.tsx';
import type { Home } from './home-queries.ts';

/** HO-10: what others have won lately, the highest first. Nobody has yet: there is no board. */
export function WinnerBoard({ home: { winners } }: { readonly home: Home }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { currencyCode } = useSite();
  if (winners.length === 0) return null;
  return (
    <section aria-labelledby="winners-title" className="drawn-near drawn-near-62">
      <h2 id="winners-title" className="text-xl font-bold">
        {t('home.winners')}
      </h2>
      <p className="mb-2 text-caption text-muted">{t('home.winners.note')}</p>
      <ol className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
        {winners.map(({ userName, wonAt, winAmountMinor, game }) => (
          <li key={`${wonAt} ${game.nodeId} ${winAmountMinor}`}>
            <GameLink
              game={game}
              className="flex items-center gap-3 px-3 py-2 hover:bg-raised pressed:bg-raised"
            >
              {/* A picture's formats would each take a gap of the row. */}
              <span className="size-11 shrink-0">
                <SiteImage
                  path={game.iconUrl}
                  alt=""
                  width={44}
                  height={44}
                  loading="lazy"
                  sizes="44px"
                  className="size-full rounded-small bg-raised object-cover"
                />
              </span>
              <span className="words">
                <span className="block truncate text-detail font-semibold">{userName}</span>
                <span className="block truncate text-caption leading-4 text-muted">{game.gameName}</span>
              </span>
              <span className="tabular font-bold text-gold-text">
                {formatMinor(minorOf(winAmountMinor), currencyCode, locale)}
              </span>
            </GameLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
