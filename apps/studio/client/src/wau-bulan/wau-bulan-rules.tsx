import { type Minor, toMinor } from '@wau/money/minor';
import { paylines } from '@wau/rules/wau-bulan/wau-bulan-paylines';
import {
  freeSpinsMaximum,
  freeSpinsOfRetrigger,
  freeSpinsOfScatters,
  linePays,
  scatterPays,
} from '@wau/rules/wau-bulan/wau-bulan-paytable';
import { type WauBulanSymbol, wauBulanSymbols } from '@wau/rules/wau-bulan/wau-bulan-symbols';
import { type StudioText, useText } from '../platform/text.tsx';
import { useMoney } from '../play/play-context.tsx';
import { symbolAddresses } from './symbol-images.ts';

function symbolName(symbol: WauBulanSymbol, t: StudioText): string {
  return t(`wauBulan.symbol.${symbol}`);
}

/** What three, four and five of a symbol pay, in multiples of the stake on one line. */
function paysOf(symbol: WauBulanSymbol): readonly number[] {
  return symbol === 'bulan' ? scatterPays : linePays[symbol];
}

const drawnLines = paylines.map((rows, line) => ({
  number: line + 1,
  cells: rows.map((row, reel) => ({ reel, row })),
}));

/** How it goes, what each symbol pays at the stake that is chosen now, and the lines. */
export function WauBulanRules({ stakeMinor }: { readonly stakeMinor: Minor }) {
  const { t } = useText();
  const money = useMoney();
  const lineStake = stakeMinor / BigInt(paylines.length);
  const [three, four, five] = freeSpinsOfScatters;
  return (
    <>
      <ul className="rules-list">
        <li>{t('wauBulan.rules.lines', { lines: paylines.length })}</li>
        <li>{t('wauBulan.rules.kite')}</li>
        <li>{t('wauBulan.rules.scatter')}</li>
        <li>
          {t('wauBulan.rules.free', {
            three,
            four,
            five,
            more: freeSpinsOfRetrigger,
            most: freeSpinsMaximum,
          })}
        </li>
      </ul>
      <section>
        <h3>{t('wauBulan.rules.paytable', { stake: money.shortAmount(stakeMinor) })}</h3>
        <ul className="slot-pays">
          {wauBulanSymbols.map((symbol) => (
            <li key={symbol}>
              <img src={symbolAddresses[symbol]} width="56" height="56" alt={symbolName(symbol, t)} />
              <dl>
                {paysOf(symbol).map((pay, index) => (
                  <div key={pay}>
                    <dt>{index + 3}×</dt>
                    <dd>{money.digits(toMinor(BigInt(pay) * lineStake))}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('wauBulan.lines')}</h3>
        <ol className="slot-lines">
          {drawnLines.map(({ number, cells }) => (
            <li key={number}>
              <svg viewBox="0 0 50 30" role="img" aria-label={t('wauBulan.line', { line: number })}>
                {cells.map(({ reel, row }) => (
                  <rect key={reel} x={reel * 10 + 1} y={row * 10 + 1} width="8" height="8" rx="2" />
                ))}
                <polyline
                  points={cells.map(({ reel, row }) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')}
                />
              </svg>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
