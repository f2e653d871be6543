import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Dices from 'lucide-react/icons/dices';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { balanceQuery } from '../../../platform/balance/balance-queries.ts';
import type { LotteryLobby as LotteryLobbyChoice } from '../../../platform/game/lottery-address.ts';
import { lotteryLobbyIn, pageBackIn } from '../../../platform/game/lottery-address.ts';
import { rememberGameToReturnTo } from '../../../platform/game/return-to-game.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryDeepLinkIn } from '../../../platform/lottery/lottery-deep-link.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useNameScreen } from '../../../platform/navigation/screen-name.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useNetworkState } from '../../../platform/network/use-network-state.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { BalanceText } from '../../../shared/balance/balance-text.tsx';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { NetworkPill } from '../../../shared/network/network-pill.tsx';
import { ScreenTitle } from '../../../shared/screen/screen-title.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { GameBalance } from './game-balance.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameLoading } from './game-loading.tsx';
import { type LaunchChoice, launchChoiceIn, launchQuery } from './launch-query.ts';
import { LotteryLobby } from './lottery-lobby.tsx';
import { usePrizeModeNames } from './use-prize-mode-names.ts';
import { useVendorWallet } from './use-vendor-wallet.ts';

export const handle: RouteHandle = {
  title: 'page.game',
  back: true,
  memberOnly: true,
  header: false,
  footer: false,
  tellsNetwork: true,
  isPlaying: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  queryClient.prefetchQuery(balanceQuery(api)),
);

export function HydrateFallback() {
  return (
    <div className="fixed inset-x-0 top-(--mark-height,0px) bottom-0 flex flex-col">
      <div className="h-12 shrink-0 low:h-11" />
      <div className="relative flex-1">
        <GameLoading isSlow={false} />
      </div>
    </div>
  );
}

/** One slim row at any size of letters: those of the title and the balance grow as far as both have room. */
const headerClass =
  'flex min-h-12 shrink-0 items-center justify-between px-1 [&>h1]:text-[min(1.25rem,6vw)] low:min-h-11';

export default function LaunchScreen() {
  const [search] = useSearchParams();
  const choice = launchChoiceIn(search);
  // Whoever is in a game has come back, to this one or another.
  useEffect(() => rememberGameToReturnTo(undefined), []);
  if (choice !== undefined) return <Game choice={choice} />;
  const deepLink = lotteryDeepLinkIn(search);
  if (deepLink !== undefined) return <Navigate to={deepLink} replace />;
  const lobby = lotteryLobbyIn(search);
  if (lobby !== undefined) return <LobbyPage lobby={lobby} />;
  return (
    <GamePage>
      <NoGame />
    </GamePage>
  );
}

function LobbyPage({ lobby }: { readonly lobby: LotteryLobbyChoice }) {
  const names = usePrizeModeNames();
  return (
    <GamePage gameName={names[lobby.prizeMode]}>
      <LotteryLobby {...lobby} />
    </GamePage>
  );
}

interface GamePageProps {
  /** As soon as it is known. */
  readonly gameName?: string | undefined;
  /** What the game shows, once it does. */
  readonly balanceMinor?: string | undefined;
  readonly children: ReactNode;
}

/** A game over the whole screen, wider than the column of the other pages, under a slim header with the way out and the live balance. */
function GamePage({ gameName, balanceMinor, children }: GamePageProps) {
  useNameScreen(gameName);
  const t = useTranslate();
  const [search] = useSearchParams();
  const goBack = useGoBack(pageBackIn(search));
  return (
    <div className="fixed inset-x-0 top-(--mark-height,0px) bottom-0 flex flex-col bg-page pt-(--top-edge)">
      <header className={headerClass}>
        <IconButton label={t('action.back')} onClick={goBack}>
          <ChevronLeft className="size-6 rtl:-scale-x-100" />
        </IconButton>
        <NameOrNetwork />
        <div className="pe-3 text-[min(0.9375rem,5vw)] font-semibold whitespace-nowrap">
          <span className="sr-only">{t('balance.label')}</span>
          {balanceMinor === undefined ? <BalanceText /> : <GameBalance balanceMinor={balanceMinor} />}
        </div>
      </header>
      <div className="relative min-h-0 flex-1">{children}</div>
    </div>
  );
}

/** In one row there is room for the game's name or for how the network is, which is then more urgent. */
function NameOrNetwork() {
  const isOnline = useNetworkState() === 'online';
  return (
    <>
      <ScreenTitle className={isOnline ? 'line-clamp-2 px-1' : 'sr-only'} />
      <div role="status" aria-live="polite" className={isOnline ? 'sr-only' : 'min-w-0 flex-1 pe-2'}>
        <NetworkPill className="w-fit px-3 py-1 text-[min(0.8125rem,4vw)] leading-tight" />
      </div>
    </>
  );
}

function Game({ choice }: { readonly choice: LaunchChoice }) {
  const t = useTranslate();
  const [attempt, setAttempt] = useState(0);
  const [balanceMinor, setBalanceMinor] = useState<string>();
  const { data: launch, error } = useQuery(launchQuery(useApi(), choice, attempt));
  const retry = () => setAttempt((current) => current + 1);
  const tellOfPlay = useVendorWallet(choice.vendor, launch?.vendorWallet?.isFilledAtLaunch);
  return (
    <GamePage gameName={launch?.gameName} balanceMinor={balanceMinor}>
      {launch !== undefined ? (
        <GameFrame
          key={attempt}
          launchUrl={launch.launchUrl}
          gameName={launch.gameName}
          vendor={choice.vendor}
          onBalance={(shownMinor) => {
            setBalanceMinor(shownMinor);
            tellOfPlay();
          }}
          onRetry={retry}
        />
      ) : error === null ? (
        <GameLoading isSlow={false} />
      ) : (
        <LoadFailure title={t('launch.failed.title')} error={error} onRetry={async () => retry()} />
      )}
    </GamePage>
  );
}

function NoGame() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Dices />}
      title={t('launch.none.title')}
      text={t('launch.none.text')}
      action={
        <Link to="/m/home" className={buttonClass('primary', 'medium')}>
          {t('bets.empty.action')}
        </Link>
      }
    />
  );
}
