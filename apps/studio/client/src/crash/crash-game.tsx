import { crashEngine } from '@wau/rules/crash/crash-engine';
import { Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import './crash.css';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { randomBelow } from '../instant/random-below.ts';
import { pause } from '../platform/animation.ts';
import { makeIdempotencyKey } from '../platform/idempotency-key.ts';
import { useStored } from '../platform/store.ts';
import { useText } from '../platform/text.tsx';
import { BalanceBar } from '../play/balance-bar.tsx';
import { amountOf } from '../play/desk-state.ts';
import { GameMenu } from '../play/game-menu.tsx';
import { rememberBet } from '../play/open-play.ts';
import { useLastParameters, useMathematics, useMoney, usePlay } from '../play/play-context.tsx';
import { useGameKeys } from '../play/settings/use-game-keys.ts';
import { StakeControl } from '../play/stake/stake-control.tsx';
import { useStake } from '../play/stake/use-stake.ts';
import { AutoCashOutField, useAutoCashOut } from './auto-cash-out.tsx';
import { CrashButton } from './crash-button.tsx';
import { type CrashDesk, createCrashDesk } from './crash-desk.ts';
import { CrashNotices } from './crash-notices.tsx';
import { type CrashSheet, CrashSheets } from './crash-sheets.tsx';
import { CrashStage } from './crash-stage.tsx';
import type { CrashBet, CrashEvent } from './crash-state.ts';
import { hundredthsText } from './hundredths.ts';

interface LastParameters {
  readonly autoCashOutHundredths: number | null;
}

/** A flight that all players share: bets before it, and the way out while it rises. */
export function CrashGame() {
  const { title } = usePlay();
  const { desk, celebration } = useCrashDesk();
  const stake = useStake();
  const last = useLastParameters<LastParameters>({ autoCashOutHundredths: null });
  const auto = useAutoCashOut(last.autoCashOutHundredths);
  const [sheet, setSheet] = useState<CrashSheet>();
  const opener = useRef<Element>(null);
  const openSheet = (next: CrashSheet): void => {
    if (sheet === undefined) opener.current = document.activeElement;
    setSheet(next);
  };
  const closeSheet = (): void => {
    setSheet(undefined);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
  useGameKeys({ stake, isStakeOpen: true, onOpen: openSheet });
  return (
    <main className="game crash-game" aria-labelledby="game-name">
      <h1 className="visually-hidden" id="game-name">
        {title.name}
      </h1>
      <header className="game-top">
        <CrashPoints desk={desk} />
        <GameMenu onMenu={() => openSheet({ kind: 'menu' })} hasTurbo={false} />
      </header>
      <div className="game-stage">
        <CrashStage desk={desk}>
          <BetsButton desk={desk} onOpen={() => openSheet({ kind: 'bets' })} />
          {celebration}
        </CrashStage>
      </div>
      <div className="game-controls">
        <CrashNotices desk={desk} />
        <AutoCashOutField auto={auto} />
        <BalanceBar winInstead={<OwnBet desk={desk} />} />
        <StakeControl stake={stake} />
        <div className="bet-row">
          <CrashButton desk={desk} stake={stake} autoCashOutHundredths={auto.hundredths} />
        </div>
      </div>
      {sheet !== undefined && (
        <CrashSheets desk={desk} sheet={sheet} onOpen={openSheet} onClose={closeSheet} />
      )}
    </main>
  );
}

function useCrashDesk() {
  const play = usePlay();
  const { sound, settings, title, limits } = play;
  const mathematics = useMathematics(crashEngine);
  const celebration = useCelebration();
  const { celebrate } = celebration;
  const heard = useRef<{ onWin: (bet: CrashBet) => void; onEvent: (event: CrashEvent) => void }>(undefined);
  useEffect(() => {
    heard.current = {
      onWin(bet) {
        sound.play('cashOut');
        celebrate(bet, { x: 0.5, y: 0.4 }).catch(reportError);
      },
      onEvent(event) {
        if (event.kind === 'flying') sound.play('flightRise');
        if (event.kind === 'crashed') sound.play('flightCrash');
      },
    };
  });
  const [desk] = useState(() => {
    const made = createCrashDesk({
      api: play.api,
      desk: play.desk,
      mathematics,
      maxWinMinor: limits.maxWinMinor,
      makeIdempotencyKey,
      nowMs: () => performance.now(),
      wait: pause,
      random: () => randomBelow(1_000) / 1_000,
      onWin: (bet) => heard.current?.onWin(bet),
      onEvent: (event) => heard.current?.onEvent(event),
      onBug: reportError,
    });
    return {
      ...made,
      // What was chosen last is offered at the next visit.
      bet(wish): void {
        const { stakeMinor, autoCashOutHundredths } = wish;
        rememberBet(settings, title.gameId, {
          idempotencyKey: '',
          source: 'tap',
          stakeMinor,
          parameters: { autoCashOutHundredths },
        });
        made.bet(wish);
      },
    } satisfies CrashDesk;
  });
  useEffect(() => desk.start(), [desk]);
  return { desk, celebration: celebration.overlay };
}

/** Where the last flights ended, newest first. */
function CrashPoints({ desk }: { readonly desk: CrashDesk }) {
  const { t } = useText();
  const recent = useStored(desk.store, (state) => state.recent);
  return (
    <ul className="history crash-points" aria-label={t('crash.recent')}>
      {recent.map(({ chainId, number, crashHundredths }) => (
        <li key={`${chainId}/${number}`}>
          <span className="crash-point" data-tier={tierOf(crashHundredths)}>
            {hundredthsText(crashHundredths)}×
          </span>
        </li>
      ))}
    </ul>
  );
}

function tierOf(crashHundredths: number): 'low' | 'middle' | 'high' {
  if (crashHundredths < 200) return 'low';
  return crashHundredths < 1_000 ? 'middle' : 'high';
}

function BetsButton({ desk, onOpen }: { readonly desk: CrashDesk; readonly onOpen: () => void }) {
  const { t } = useText();
  const bets = useStored(desk.store, ({ flight }) => flight?.bets ?? 0);
  return (
    <button type="button" className="crash-bets" onClick={onOpen}>
      <Users aria-hidden="true" />
      {t('crash.bets', { count: bets })}
    </button>
  );
}

/** What became of the player's own bet. */
function OwnBet({ desk }: { readonly desk: CrashDesk }) {
  const { t } = useText();
  const money = useMoney();
  const mine = useStored(desk.store, (state) => state.mine);
  const hasWish = useStored(desk.store, (state) => state.wish !== undefined);
  const crashHundredths = useStored(desk.store, ({ flight }) => flight?.crashHundredths ?? undefined);
  if (mine?.status === 'won' && mine.cashedOutHundredths !== null) {
    const multiplier = `${hundredthsText(mine.cashedOutHundredths)}×`;
    const amount = money.amount(amountOf(mine.payoutMinor));
    return (
      <span role="status" data-tone="won">
        <span className="figure">{t('crash.won', { multiplier, amount })}</span>
      </span>
    );
  }
  if (mine?.status === 'lost' && crashHundredths !== undefined) {
    return (
      <span role="status" className="quiet">
        {t('crash.lost', { multiplier: `${hundredthsText(crashHundredths)}×` })}
      </span>
    );
  }
  if (hasWish) return <span className="quiet">{t('crash.bet.queued')}</span>;
  return null;
}
