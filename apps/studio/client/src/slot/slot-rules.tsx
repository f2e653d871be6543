import { type Minor, toMinor } from '@wau/money/minor';
import { type StudioText, useText } from '../platform/text.tsx';
import { useMoney } from '../play/play-context.tsx';
import type { SlotLook, SlotRule } from './slot-look.ts';
import { SymbolPicture } from './symbol-picture.tsx';

interface SlotRulesProps {
  readonly look: SlotLook;
  readonly stakeMinor: Minor;
}

/** How it goes, what each symbol pays at the stake that is chosen now, and the lines. */
export function SlotRules({ look, stakeMinor }: SlotRulesProps) {
  const { t } = useText();
  const money = useMoney();
  const { prizes = [] } = look;
  const coinMinor = stakeMinor / BigInt(look.stakes.coins);
  return (
    <>
      <ul className="rules-list">
        {look.rules.map((each) => (
          <li key={each.id}>{ruleText(each, t)}</li>
        ))}
      </ul>
      <section>
        <h3>{t('slot.rules.paytable', { stake: money.shortAmount(stakeMinor) })}</h3>
        <ul className="slot-pays">
          {look.pays.map(({ symbol, pays }) => (
            <li key={symbol}>
              <SymbolPicture symbol={symbol} sizePixels={56} />
              <dl>
                {pays.map(({ from, coins }) => (
                  <div key={from}>
                    <dt>{from}×</dt>
                    <dd>{money.digits(toMinor(BigInt(coins) * coinMinor))}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </section>
      {prizes.length > 0 && (
        <section>
          <h3>{t('slot.rules.prizes', { stake: money.shortAmount(stakeMinor) })}</h3>
          <dl className="facts">
            {prizes.map(({ name, coins }) => (
              <div key={name}>
                <dt>{name.toUpperCase()}</dt>
                <dd>{money.amount(toMinor(BigInt(coins) * coinMinor))}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {look.lines.length > 0 && <LineSection look={look} />}
    </>
  );
}

/** Messages take figures by name, and each rule knows which ones its message has. */
export function ruleText({ id, values }: SlotRule, t: StudioText): string {
  return (t as (id: string, values: SlotRule['values']) => string)(`slot.rule.${id}`, values);
}

function LineSection({ look }: { readonly look: SlotLook }) {
  const { t } = useText();
  const rowCount = Math.max(...look.rows);
  const width = look.rows.length * 10;
  return (
    <section>
      <h3>{t('slot.lines')}</h3>
      <ol className="slot-lines">
        {look.lines.map((rows, line) => {
          const cells = rows.map((row, reel) => ({ reel, row }));
          return (
            <li key={rows.join('')}>
              <svg
                viewBox={`0 0 ${width} ${rowCount * 10}`}
                role="img"
                aria-label={t('slot.line', { line: line + 1 })}
              >
                {cells.map(({ reel, row }) => (
                  <rect key={reel} x={reel * 10 + 1} y={row * 10 + 1} width="8" height="8" rx="2" />
                ))}
                <polyline
                  points={cells.map(({ reel, row }) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')}
                />
              </svg>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
