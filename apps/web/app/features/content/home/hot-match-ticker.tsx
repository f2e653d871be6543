import { useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';
import { SiteImage } from '../../../shared/image/site-image.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Home, HotMatch } from './home-queries.ts';
import { LateHotMatchSheet } from './late-hot-match-sheet.tsx';
import { MotionButton } from './motion-button.tsx';
import { useTurns } from './use-turns.ts';

/** GA-04: the matches that begin next, one after the other from below; a tap opens all of them. */
export function HotMatchTicker({ home }: { readonly home: Home }) {
  const t = useTranslate();
  const { matches } = home;
  const isReady = useHydrated();
  const [isPaused, setIsPaused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { current, previous } = useTurns(matches.length, isPaused || isOpen);
  const shown = matches[current];
  const gone = previous === undefined ? undefined : matches[previous];
  if (shown === undefined) return null;
  return (
    <section aria-labelledby="matches-title" className="home-side">
      <h2 id="matches-title" className="sr-only">
        {t('matches.title')}
      </h2>
      <div className="flex h-16 items-center rounded-medium bg-surface shadow-low">
        <button
          type="button"
          aria-haspopup="dialog"
          // In the document before its code has come.
          disabled={!isReady}
          onClick={() => setIsOpen(true)}
          className="relative h-16 min-w-0 flex-1 overflow-hidden rounded-medium text-start"
        >
          <MatchLine key={current} match={shown} motion={gone === undefined ? '' : 'turn-in'} />
          {gone === undefined ? null : (
            <span key={`gone ${previous}`} aria-hidden="true">
              <MatchLine match={gone} motion="turn-out" />
            </span>
          )}
        </button>
        {matches.length > 1 ? (
          <MotionButton what={t('matches.title')} isPaused={isPaused} onChange={setIsPaused} />
        ) : null}
      </div>
      <LateHotMatchSheet isOpen={isOpen} onClose={() => setIsOpen(false)} home={home} />
    </section>
  );
}

function MatchLine({ match, motion }: { readonly match: HotMatch; readonly motion: string }) {
  const { league, matchTimeText, homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl } = match;
  return (
    <span className={classNames('absolute inset-0 flex flex-col justify-center gap-1 ps-3', motion)}>
      <span className="flex gap-2 text-xs leading-4 text-muted">
        <span className="tabular font-semibold text-gold-text">{matchTimeText}</span>
        <span className="truncate">{league}</span>
      </span>
      <span className="flex items-center gap-1.5 text-sm leading-5 font-semibold">
        <TeamMark path={homeTeamImageUrl} />
        <span className="min-w-0 truncate">{homeTeam}</span>
        <span className="font-normal text-muted">–</span>
        <TeamMark path={awayTeamImageUrl} />
        <span className="min-w-0 truncate">{awayTeam}</span>
      </span>
    </span>
  );
}

function TeamMark({ path }: { readonly path: string }) {
  return <SiteImage path={path} alt="" width={24} height={24} className="size-6 shrink-0" />;
}
