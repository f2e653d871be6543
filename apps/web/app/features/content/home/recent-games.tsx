import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { GameStrip, GameStripSkeleton } from './game-strip.tsx';
import { recentGamesQuery } from './home-queries.ts';
import { SectionHead } from './section-head.tsx';

/**
 * GA-06: what a member has opened lately. It stands in every document and the style sheet shows it to members, so that
 * nothing shifts; for the same reason a member who has played nothing yet is told so in the same room.
 */
export function RecentGames() {
  const t = useTranslate();
  const isMember = useSession() !== undefined;
  return (
    <section aria-labelledby="recent-title" className="member-only">
      <SectionHead id="recent-title" title={t('home.recent')} to="/m/gameList?classify=RECENT" />
      <div className="grid min-h-31 grid-cols-1 items-center">
        {isMember ? <MemberGames /> : <GameStripSkeleton />}
      </div>
    </section>
  );
}

function MemberGames() {
  const t = useTranslate();
  const { data: games, error } = useQuery(recentGamesQuery(useApi()));
  if (games !== undefined && games.length > 0) return <GameStrip games={games} label={t('home.recent')} />;
  if (games === undefined && error === null) return <GameStripSkeleton />;
  return (
    <p className="rounded-large bg-surface p-4 text-center text-detail text-pretty text-muted">
      {games === undefined ? t('home.recent.failed') : t('list.recent.empty.text')}
    </p>
  );
}
