import type { WauBulanGrid } from '@wau/rules/wau-bulan/wau-bulan';
import type { RoundView } from '../platform/studio-api.ts';
import { type StudioText, useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { useMoney } from '../play/play-context.tsx';
import { roundScriptOf, type SpinScript } from './round-script.ts';
import { symbolAddresses } from './symbol-images.ts';

/** Where the reels stopped, what won there, and the same of each free spin. */
export function WauBulanRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  const { spins } = roundScriptOf(round);
  const [paid, ...free] = spins;
  return (
    <>
      {paid !== undefined && <SpinDetails spin={paid} />}
      {free.length > 0 && (
        <details className="proof-details">
          <summary>{t('wauBulan.free.intro', { count: free.length })}</summary>
          <ol className="slot-spins">
            {free.map((spin) => (
              <li key={spin.free?.number}>
                <SpinDetails spin={spin} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function SpinDetails({ spin }: { readonly spin: SpinScript }) {
  const { t } = useText();
  const money = useMoney();
  const amount = (minor: string) => money.amount(amountOf(minor));
  return (
    <div className="slot-spin">
      {spin.free !== undefined && (
        <h4>{t('wauBulan.free', { number: spin.free.number, total: spin.free.total })}</h4>
      )}
      <ReelGrid grid={spin.kites?.grid ?? spin.grid} />
      <dl className="facts">
        {spin.scatter !== undefined && (
          <>
            <dt>{t('wauBulan.moons', { count: spin.scatter.count })}</dt>
            <dd>{amount(spin.scatter.payoutMinor)}</dd>
          </>
        )}
        {spin.lines.map(({ line, symbol, count, payoutMinor }) => (
          <LineFact key={line} label={lineLabel(t, line, count, symbol)} amount={amount(payoutMinor)} />
        ))}
        {spin.scatter === undefined && spin.lines.length === 0 && <dt>{t('win.none')}</dt>}
      </dl>
      {spin.awarded > 0 && <p className="quiet">{t('wauBulan.free.added', { count: spin.awarded })}</p>}
    </div>
  );
}

function lineLabel(
  t: StudioText,
  line: number,
  count: number,
  symbol: SpinScript['lines'][number]['symbol'],
): string {
  return `${t('wauBulan.line', { line: line + 1 })} · ${count}× ${t(`wauBulan.symbol.${symbol}`)}`;
}

function LineFact({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </>
  );
}

/** The symbols as they stood, row by row for who hears them. */
function ReelGrid({ grid }: { readonly grid: WauBulanGrid }) {
  const { t } = useText();
  const rows = [0, 1, 2].map((row) =>
    grid.flatMap((reel) => {
      const symbol = reel[row];
      return symbol === undefined ? [] : [symbol];
    }),
  );
  return (
    <div className="slot-grid">
      {rows.map((symbols, row) => (
        <div key={`row-${String(row)}`}>
          {symbols.map((symbol, reel) => (
            <img
              key={`${symbol}-${String(reel)}`}
              src={symbolAddresses[symbol]}
              width="44"
              height="44"
              alt={t(`wauBulan.symbol.${symbol}`)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
