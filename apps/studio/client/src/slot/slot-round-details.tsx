import type { SlotEvent, WinPaidEvent } from '@wau/rules/slot/slot-events';
import type { SlotGrid } from '@wau/rules/slot/slot-grid';
import { useState } from 'react';
import { readGameArt } from '../art/game-art.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { type StudioText, useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { useMoney } from '../play/play-context.tsx';
import { boughtText } from './feature-offers.ts';
import type { SlotLook } from './slot-look.ts';
import { SymbolPicture } from './symbol-picture.tsx';
import { type TalliedSpin, tallySpins } from './tally-spins.ts';
import { playableEvents } from './use-slot-playback.ts';

interface SlotRoundDetailsProps {
  readonly round: RoundView;
  readonly look: SlotLook;
}

const shownAtFirst = 6;

/** Spin after spin: what the reels showed and what it paid. */
export function SlotRoundDetails({ round, look }: SlotRoundDetailsProps) {
  const { t } = useText();
  const [isWhole, setWhole] = useState(false);
  const events: readonly SlotEvent[] = playableEvents(round);
  const spins = tallySpins(events);
  const shown = isWhole ? spins : spins.slice(0, shownAtFirst);
  const bought = boughtText(look.stakes, round.parameters, t);
  return (
    <>
      {bought !== undefined && (
        <dl className="facts">
          <dt>{t('slot.bought')}</dt>
          <dd>{bought}</dd>
        </dl>
      )}
      <ol className="slot-spins">
        {shown.map((spin, index) => (
          <li key={`spin-${String(index)}`}>
            <SpinDetails spin={spin} />
          </li>
        ))}
      </ol>
      {shown.length < spins.length && (
        <button type="button" className="secondary-button" onClick={() => setWhole(true)}>
          {t('action.more')}
        </button>
      )}
    </>
  );
}

function SpinDetails({ spin }: { readonly spin: TalliedSpin }) {
  const { t } = useText();
  const money = useMoney();
  return (
    <div className="slot-spin">
      {spin.free !== undefined && <h3>{t('slot.free', spin.free)}</h3>}
      {spin.grid !== undefined && <ReelGrid grid={spin.grid} />}
      <dl className="facts">
        {spin.wins.map((win, index) => (
          <div className="slot-win" key={`win-${String(index)}`}>
            <dt>
              <WinLabel win={win} />
            </dt>
            <dd>{money.amount(amountOf(win.payoutMinor))}</dd>
          </div>
        ))}
        {spin.wins.length === 0 && spin.payoutMinor === '0' && <dt>{t('win.none')}</dt>}
        {spin.wins.length !== 1 && spin.payoutMinor !== '0' && (
          <div className="slot-win">
            <dt>{t('slot.spin.total')}</dt>
            <dd>
              <b>{money.amount(amountOf(spin.payoutMinor))}</b>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function WinLabel({ win }: { readonly win: WinPaidEvent }) {
  const { t } = useText();
  const [names] = useState(() => readGameArt(document)?.names);
  const symbol = win.symbol === undefined ? '' : (names?.[win.symbol] ?? win.symbol);
  return (
    <>
      {winText(win, t)}
      {symbol !== '' && ` · ${win.count}× ${symbol}`}
      {win.multiplier > 1 && ` (×${win.multiplier})`}
    </>
  );
}

function winText(win: WinPaidEvent, t: StudioText): string {
  switch (win.kind) {
    case 'line':
      return t('slot.line', { line: (win.line ?? 0) + 1 });
    case 'ways':
      return t('slot.ways', { count: win.ways ?? 1 });
    case 'cluster':
    case 'scatter':
    case 'coins':
      return t(`slot.${win.kind}`, { count: win.count });
    case 'pick':
    case 'wheel':
      return t(`slot.intro.${win.kind}`);
  }
}

/** The symbols as they stood, row by row for who hears them. */
function ReelGrid({ grid }: { readonly grid: SlotGrid }) {
  const rows = Array.from({ length: Math.max(...grid.map((reel) => reel.length)) }, (_, row) => row);
  const sizePixels = Math.floor(Math.min(44, 280 / grid.length));
  return (
    <div className="slot-grid">
      {rows.map((row) => (
        <div key={row}>
          {grid.map((reel, index) => {
            const symbol = reel[row];
            return (
              <span key={`cell-${String(index)}`} style={{ width: sizePixels, height: sizePixels }}>
                {symbol !== undefined && <SymbolPicture symbol={symbol} sizePixels={sizePixels} />}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
