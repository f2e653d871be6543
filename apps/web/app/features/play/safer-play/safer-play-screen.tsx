import { useState } from 'react';
import { Link } from 'react-router';
import { readGameToReturnTo } from '../../../platform/game/return-to-game.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { isTrial } from '../../../platform/trial/is-trial.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { LimitList } from './limit-list.tsx';
import { playLimitsQuery } from './play-limit-queries.ts';

export const handle: RouteHandle = {
  title: 'page.saferPlay',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  queryClient.prefetchQuery(playLimitsQuery(api)),
);

export function HydrateFallback() {
  return (
    <div className="space-y-6 px-4 pt-1 pb-8">
      <LimitSkeletons />
    </div>
  );
}

/** What keeps play in bounds; whoever was led here by a game finds the way back to it. */
export default function SaferPlayScreen() {
  const t = useTranslate();
  return (
    <div className="space-y-6 px-4 pt-1 pb-8">
      <p className="text-pretty text-muted">{t('safer.intro')}</p>
      <BackToGame />
      <Loaded query={playLimitsQuery(useApi())} skeleton={<LimitSkeletons />}>
        {(limits) => <LimitList limits={limits} />}
      </Loaded>
      <SelfTestLink />
      {isTrial(useSession()) ? null : (
        <>
          <BreakLink />
          <ClosureLink />
        </>
      )}
    </div>
  );
}

function SelfTestLink() {
  const t = useTranslate();
  return (
    <section aria-labelledby="self-test" className="space-y-3">
      <h2 id="self-test" className="text-lg font-semibold">
        {t('page.selfTest')}
      </h2>
      <p className="text-detail text-pretty text-muted">{t('safer.selftest.text')}</p>
      <Link to="/m/selfTest" className={buttonClass('secondary', 'medium', true)}>
        {t('safer.selftest.begin')}
      </Link>
    </section>
  );
}

/** Play money needs no break. */
function BreakLink() {
  const t = useTranslate();
  return (
    <section aria-labelledby="play-break" className="space-y-3">
      <h2 id="play-break" className="text-lg font-semibold">
        {t('page.takeBreak')}
      </h2>
      <p className="text-detail text-pretty text-muted">{t('safer.break.text')}</p>
      <Link to="/m/takeBreak" className={buttonClass('secondary', 'medium', true)}>
        {t('safer.break.choose')}
      </Link>
    </section>
  );
}

function ClosureLink() {
  const t = useTranslate();
  return (
    <section aria-labelledby="account-closure" className="space-y-3">
      <h2 id="account-closure" className="text-lg font-semibold">
        {t('page.closeAccount')}
      </h2>
      <p className="text-detail text-pretty text-muted">{t('closure.text')}</p>
      <Link to="/m/closeAccount" className={buttonClass('quiet', 'medium', true)}>
        {t('closure.choose')}
      </Link>
    </section>
  );
}

function BackToGame() {
  const t = useTranslate();
  const [game] = useState(readGameToReturnTo);
  if (game === undefined) return null;
  return (
    <Link to={game.path} className={buttonClass('secondary', 'medium', true)}>
      {t('deposit.backToGame', { game: game.gameName })}
    </Link>
  );
}

function LimitSkeletons() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4">
      <Skeleton className="h-20 w-full rounded-large" />
      <Skeleton className="h-56 w-full rounded-large" />
      <Skeleton className="h-56 w-full rounded-large" />
      <Skeleton className="h-72 w-full rounded-large" />
      <Skeleton className="h-36 w-full rounded-large" />
    </LoadingRegion>
  );
}
