import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { GameLink } from '../../../shared/game/game-link.tsx';
import { SiteImage } from '../../../shared/image/site-image.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import type { Home, HotMatch } from './home-queries.ts';

export interface HotMatchSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly home: Home;
}

/**
 * GA-04: league, teams and time of the hot matches. A tap opens what takes bets on a match, the button that of the first
 * one. Where the merchant has nothing that does, that is said, and nothing is offered that does not open.
 */
export function HotMatchSheet({ isOpen, onClose, home }: HotMatchSheetProps) {
  const t = useTranslate();
  const { matches } = home;
  const first = matches.find(({ isOpenForBets }) => isOpenForBets);
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t('matches.title')} closeLabel={t('action.close')}>
      <div className="space-y-3">
        <ul className="divide-y divide-line rounded-large bg-surface">
          {matches.map((match) => (
            <li key={`${match.matchTime} ${match.homeTeam}`}>
              <MatchRow match={match} onTap={onClose} />
            </li>
          ))}
        </ul>
        {matches.some(({ isVirtual }) => isVirtual) ? (
          <p className="text-center text-caption text-pretty text-muted">{t('matches.virtual')}</p>
        ) : null}
        {first === undefined ? (
          <NoBets home={home} onClose={onClose} />
        ) : (
          <GameLink game={gameOf(first)} onTap={onClose} className={buttonClass('primary', 'large', true)}>
            {t('matches.bet')}
          </GameLink>
        )}
      </div>
    </BottomSheet>
  );
}

function gameOf({ vendor, roomId, nodeId, gameType }: HotMatch) {
  return { vassalage: vendor, gameId: roomId, nodeId, gameType };
}

function MatchRow({ match, onTap }: { readonly match: HotMatch; readonly onTap: () => void }) {
  const row = (
    <>
      <MatchHead match={match} />
      <span className="grid grid-cols-2 gap-2">
        <Team name={match.homeTeam} path={match.homeTeamImageUrl} />
        <Team name={match.awayTeam} path={match.awayTeamImageUrl} />
      </span>
    </>
  );
  const className = 'block space-y-1 px-3 py-2';
  if (!match.isOpenForBets) return <div className={className}>{row}</div>;
  return (
    <GameLink game={gameOf(match)} onTap={onTap} className={`${className} hover:bg-raised pressed:bg-raised`}>
      {row}
    </GameLink>
  );
}

function MatchHead({ match: { league, matchTime, matchTimeText } }: { readonly match: HotMatch }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-3 text-caption text-muted">
      <span>{league}</span>
      <time dateTime={matchTime} className="tabular font-semibold text-gold-text">
        {matchTimeText}
      </time>
    </span>
  );
}

function Team({ name, path }: { readonly name: string; readonly path: string }) {
  return (
    <span className="flex items-center gap-2 text-sm leading-5 font-semibold">
      <SiteImage path={path} alt="" width={32} height={32} className="size-8 shrink-0" />
      <span className="words">{name}</span>
    </span>
  );
}

function NoBets({ home, onClose }: Pick<HotMatchSheetProps, 'home' | 'onClose'>) {
  const t = useTranslate();
  const hasSports = home.categories.some(({ gameType }) => gameType === 'SPORTS');
  return (
    <>
      <p className="text-center text-detail text-pretty">{t('matches.closed')}</p>
      {hasSports ? (
        <Link
          to="/m/gameList?gameType=SPORTS"
          onClick={onClose}
          className={`border border-outline ${buttonClass('secondary', 'large', true)}`}
        >
          {t('lobby.category.SPORTS')}
        </Link>
      ) : (
        <Button look="secondary" isWide className="border border-outline" onClick={onClose}>
          {t('action.close')}
        </Button>
      )}
    </>
  );
}
