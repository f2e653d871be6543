import { type ComponentProps, type ReactNode, useState } from 'react';
import { useStored } from '../platform/store.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { MenuList, type MenuSheet } from '../play/game-menu.tsx';
import { useMoneyOf } from '../play/play-context.tsx';
import { HistoryStrip } from '../play/rounds/history-strip.tsx';
import { RoundSheet } from '../play/rounds/round-sheet.tsx';
import { RulesSheet } from '../play/rules-sheet.tsx';
import { KeysSheet } from '../play/settings/keys-sheet.tsx';
import { SettingsSheet } from '../play/settings/settings-sheet.tsx';
import { StatisticsSheet } from '../play/statistics/statistics-sheet.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { CrashDesk } from './crash-desk.ts';
import { CrashRoundDetails, crashText } from './crash-round-details.tsx';
import { CrashRules } from './crash-rules.tsx';
import type { ShownBet } from './crash-state.ts';
import { hundredthsText } from './hundredths.ts';

export type CrashSheet =
  | { readonly kind: MenuSheet | 'menu' | 'bets' }
  | { readonly kind: 'round'; readonly round: RoundView };

interface SheetsProps {
  readonly desk: CrashDesk;
  readonly sheet: CrashSheet;
  readonly onOpen: (sheet: CrashSheet) => void;
  readonly onClose: () => void;
}

export function CrashSheets({ desk, sheet, onOpen, onClose }: SheetsProps): ReactNode {
  switch (sheet.kind) {
    case 'menu':
      return <MenuList onChoose={(kind) => onOpen({ kind })} onClose={onClose} />;
    case 'rules':
      return (
        <RulesSheet onClose={onClose} onFairness={() => onOpen({ kind: 'fairness' })}>
          <CrashRules />
        </RulesSheet>
      );
    case 'fairness':
      return <ChainSheet desk={desk} onClose={onClose} />;
    case 'statistics':
      return <StatisticsSheet onClose={onClose} />;
    case 'settings':
      return <SettingsSheet hasTurbo={false} onClose={onClose} />;
    case 'keys':
      return <KeysSheet hasAutoplay={false} hasTurbo={false} onClose={onClose} />;
    case 'round':
      return (
        <CrashRoundSheet
          round={sheet.round}
          onClose={onClose}
          onFairness={() => onOpen({ kind: 'fairness' })}
        />
      );
    case 'bets':
      return <BetsSheet desk={desk} onOpen={onOpen} onClose={onClose} />;
  }
}

/** A round like any other, except that what is drawn from with the house's link is not the player's own seed. */
function CrashRoundSheet(props: Omit<ComponentProps<typeof RoundSheet>, 'children' | 'seedLabel'>) {
  const { t } = useText();
  return (
    <RoundSheet {...props} seedLabel={t('crash.chain.salt')}>
      <CrashRoundDetails round={props.round} />
    </RoundSheet>
  );
}

/** What flights are drawn from, and how anybody checks it. */
function ChainSheet({ desk, onClose }: { readonly desk: CrashDesk; readonly onClose: () => void }) {
  const { t } = useText();
  const chain = useStored(desk.store, (state) => state.chain);
  const nextChain = useStored(desk.store, (state) => state.nextChain);
  const recent = useStored(desk.store, (state) => state.recent);
  // What was there when it was opened, so that nothing moves under the reader.
  const [last] = useState(recent[0]);
  return (
    <Sheet title={t('fairness.title')} onClose={onClose}>
      {chain !== null && (
        <dl className="facts">
          <dt>{t('crash.chain.head')}</dt>
          <dd className="breaks">{chain.head}</dd>
          <dt>{t('crash.chain.length')}</dt>
          <dd>{chain.length}</dd>
          <dt>{t('crash.chain.salt')}</dt>
          <dd className="breaks">{chain.salt ?? '–'}</dd>
          {nextChain !== null && (
            <>
              <dt>{t('crash.chain.next')}</dt>
              <dd className="breaks">{nextChain.head}</dd>
            </>
          )}
          {last !== undefined && (
            <>
              <dt>{t('crash.chain.link', { number: last.number })}</dt>
              <dd className="breaks">{last.link}</dd>
              <dt>{t('crash.point')}</dt>
              <dd>{hundredthsText(last.crashHundredths)}×</dd>
            </>
          )}
        </dl>
      )}
      <p>{t('crash.chain.check')}</p>
      <p>{t('crash.chain.point')}</p>
    </Sheet>
  );
}

type BetsSheetProps = Pick<SheetsProps, 'desk' | 'onOpen' | 'onClose'>;

/** Who is on the flight, with masked names, and the player's own bets of before. */
function BetsSheet({ desk, onOpen, onClose }: BetsSheetProps) {
  const { t } = useText();
  const flight = useStored(desk.store, (state) => state.flight);
  const shown = flight?.shown ?? [];
  return (
    <Sheet title={t('crash.bets.title')} onClose={onClose}>
      {shown.length === 0 ? (
        <p className="quiet">{t('crash.bets.none')}</p>
      ) : (
        <>
          <p className="quiet">{t('crash.bets', { count: flight?.bets ?? 0 })}</p>
          <ul className="crash-list">
            {shown.map((bet) => (
              <ListedBet key={bet.seat} bet={bet} />
            ))}
          </ul>
        </>
      )}
      <h3>{t('crash.mine')}</h3>
      <HistoryStrip describe={crashText} onChoose={(round) => onOpen({ kind: 'round', round })} />
    </Sheet>
  );
}

function ListedBet({ bet }: { readonly bet: ShownBet }) {
  const money = useMoneyOf(bet.currencyCode);
  const at = bet.cashedOutHundredths;
  return (
    <li data-out={at !== null}>
      <span>{bet.name}</span>
      <span className="figure">{money.shortAmount(amountOf(bet.stakeMinor))}</span>
      <b>{at === null ? '' : `${hundredthsText(at)}×`}</b>
    </li>
  );
}
