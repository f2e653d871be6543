import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { formatNumber } from '@wau/money/format-number';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { useLanguage, useTranslate } from '../../platform/language/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { SiteImage } from '../image/site-image.tsx';
import { GameLink } from './game-link.tsx';

export type Game = CallValue<Calls['listGames']>['games'][number];

/** As much of a game as a card shows. */
export type GameTile = CallValue<Calls['getHome']>['popular'][number];

interface GameCardProps {
  readonly game: GameTile;
  /** Takes both columns of the grid. */
  readonly isWide?: boolean;
  /** Stands in a lobby of lotteries, and opens the lottery itself. */
  readonly isInLobby?: boolean;
  /** Is seen as soon as the page is: its picture is asked for with the document. Others are once they come near. */
  readonly isFirst?: boolean;
  /** Its list draws what is near (`use-near-groups.ts`): what the browser does for tiles besides costs every frame. */
  readonly isNear?: boolean;
  /** Stands over the picture, and is no part of the link. */
  readonly corner?: ReactNode;
}

/** A game as a list shows it: drawing, name, vendor, return; a tap opens it. */
export function GameCard({
  game,
  isWide: wide = false,
  isInLobby = false,
  isFirst = false,
  isNear = false,
  corner,
}: GameCardProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const percent = formatNumber(Number(game.returnPercent), locale, 2);
  return (
    <li className={classNames('relative', !isNear && 'drawn-near', wide && 'col-span-full wide:col-span-2')}>
      <GameLink
        game={game}
        isDirect={isInLobby}
        className={classNames(
          'relative flex overflow-hidden rounded-large bg-surface shadow-low transition hover:-translate-y-0.5 hover:shadow-high pressed:scale-[0.98]',
          wide ? 'min-h-36 wide:h-full' : 'h-full flex-col',
        )}
      >
        <span className={classNames('relative block', wide ? 'w-36 shrink-0 wide:w-1/2' : 'w-full')}>
          <SiteImage
            path={game.iconUrl}
            alt=""
            width={512}
            height={512}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            sizes={wide ? '(min-width: 900px) 300px, 144px' : '(min-width: 900px) 220px, calc(50vw - 24px)'}
            className={classNames('bg-raised object-cover', wide ? 'size-full' : 'aspect-square w-full')}
          />
          {!wide && <PlayMark className="absolute end-2 -bottom-4" />}
        </span>
        <span
          className={classNames(
            'flex min-w-0 flex-1 gap-2',
            wide ? 'flex-wrap items-center px-4 py-2' : 'px-3 pt-4 pb-3',
          )}
        >
          <span className={wide ? 'words' : 'min-w-0 flex-1'}>
            {/* Beside a narrow card's name the heart has the picture's corner; here it has the name's. */}
            <span className={classNames('line-clamp-2 font-semibold', wide && 'pe-6 text-lg')}>
              {game.gameName}
            </span>
            <span className="tabular block pe-5 text-caption text-muted">
              {game.displayName}
              <br />
              {t('games.return', { percent })}
            </span>
          </span>
          {wide && <PlayMark />}
        </span>
        <GameMarks game={game} />
      </GameLink>
      {corner}
    </li>
  );
}

/** What is new, and what is hot; read out behind the name, though it stands over the picture. */
function GameMarks({ game }: { readonly game: GameTile }) {
  const t = useTranslate();
  return (
    <span className="absolute start-2 end-12 top-2 flex flex-wrap gap-1">
      {[game.isNew && t('games.new'), game.isHot && t('games.hot')].map(
        (mark) =>
          mark && (
            <span
              key={mark}
              className="rounded-full bg-page/80 px-2 py-0.5 text-caption font-semibold text-gold-text"
            >
              {mark}
            </span>
          ),
      )}
    </span>
  );
}

/** Says that a tap opens the game. On a narrow card it stands on the picture's edge, because names need the width. */
function PlayMark({ className = '' }: { readonly className?: string }) {
  return (
    <span
      className={classNames(
        'gold-fill flex size-10 shrink-0 items-center justify-center rounded-full shadow-low',
        className,
      )}
    >
      <Play className="size-4 fill-current" />
    </span>
  );
}
