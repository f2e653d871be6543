import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { parseMajorText, toMinor } from '@wau/money/minor';
import { useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { shortNumeros } from '../../../platform/lottery/short-numero.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { type Chase, type ChaseWish, chasePlans } from './chase.ts';
import { ChipStrip } from './chip-strip.tsx';
import { Stepper } from './stepper.tsx';

interface ChaseFormProps {
  readonly wish: ChaseWish;
  readonly chase: Chase;
  readonly mostDraws: number;
  readonly highestMultiple: number;
  readonly currencyCode: CurrencyCode;
  readonly stopsOnWin: boolean;
  readonly onChange: (wish: ChaseWish) => void;
  readonly onStopsOnWin: (stops: boolean) => void;
}

const planNames = {
  flat: 'slip.chase.flat',
  double: 'slip.chase.double',
  profit: 'slip.chase.profit',
} as const;
const drawCounts = [5, 10, 20, 50] as const;

/** The slip over several draws: by which plan, over how many, and what each costs. */
export function ChaseForm({
  wish,
  chase,
  mostDraws,
  highestMultiple,
  currencyCode,
  stopsOnWin,
  onChange,
  onStopsOnWin,
}: ChaseFormProps) {
  const t = useTranslate();
  return (
    <div className="space-y-2 pb-2">
      <Tabs
        label={t('slip.chase.plan')}
        tabs={chasePlans.map((plan) => ({ value: plan, label: t(planNames[plan]) }))}
        value={wish.plan}
        onChange={(plan) => onChange({ ...wish, plan })}
      />
      <Stepper
        label={t('slip.chase.draws')}
        value={wish.drawCount}
        highest={Math.max(1, mostDraws)}
        onChange={(drawCount) => onChange({ ...wish, drawCount })}
      />
      <ChipStrip
        label={t('slip.chase.draws')}
        isInner
        chips={drawCounts
          .filter((count) => count <= mostDraws)
          .map((count) => ({ value: String(count), label: String(count) }))}
        chosen={String(wish.drawCount)}
        onChoose={(count) => onChange({ ...wish, drawCount: Number(count) })}
      />
      {wish.plan === 'profit' ? (
        <ProfitField
          currencyCode={currencyCode}
          onChange={(profitMinor) => onChange({ ...wish, profitMinor })}
        />
      ) : (
        <Stepper
          label={t('slip.multiple')}
          value={wish.multiple}
          highest={Math.max(1, highestMultiple)}
          onChange={(multiple) => onChange({ ...wish, multiple })}
        />
      )}
      <Checkbox label={t('slip.chase.stop')} isChecked={stopsOnWin} onChange={onStopsOnWin} />
      <ChaseDraws chase={chase} currencyCode={currencyCode} />
    </div>
  );
}

interface ProfitFieldProps {
  readonly currencyCode: CurrencyCode;
  readonly onChange: (profitMinor: bigint) => void;
}

function ProfitField({ currencyCode, onChange }: ProfitFieldProps) {
  const t = useTranslate();
  const currency = currencyOf(currencyCode);
  const [text, setText] = useState('');
  return (
    <AmountField
      label={t('slip.chase.target')}
      name="profit"
      symbol={currency.symbol}
      value={text}
      onChange={(value) => {
        setText(value);
        onChange(parseMajorText(value, currency) ?? 0n);
      }}
    />
  );
}

const shownDraws = 6;

const endNames = {
  draws: 'slip.chase.end.draws',
  multiple: 'slip.chase.end.multiple',
  never: 'slip.chase.end.never',
} as const;

function ChaseDraws({ chase, currencyCode }: { readonly chase: Chase; readonly currencyCode: CurrencyCode }) {
  const t = useTranslate();
  const money = useMoney();
  const { draws, endsBy } = chase;
  const more = draws.length - shownDraws;
  const names = shortNumeros(draws.map(({ numero }) => numero));
  return (
    <>
      {draws.length === 0 ? null : (
        <table className="tabular w-full text-sm">
          <caption className="sr-only">{t('slip.chase')}</caption>
          <thead className="text-caption text-muted">
            <tr>
              <th className="py-1 text-start font-medium">{t('slip.draw')}</th>
              <th className="py-1 ps-2 text-end font-medium">{t('slip.multiple')}</th>
              <th className="py-1 ps-2 text-end font-medium">{t('slip.chase.stake')}</th>
              <th className="py-1 ps-2 text-end font-medium">{t('slip.chase.left')}</th>
            </tr>
          </thead>
          <tbody>
            {draws.slice(0, shownDraws).map(({ numero, multiple, stakeMinor, profitMinor }, index) => (
              <tr key={numero} className="border-t border-line">
                <td className="py-1.5">{names[index]}</td>
                <td className="py-1.5 ps-2 text-end">×{multiple}</td>
                <td className="py-1.5 ps-2 text-end whitespace-nowrap">
                  {money(toMinor(stakeMinor), currencyCode)}
                </td>
                <td className="py-1.5 ps-2 text-end">
                  <SignedAmount amount={toMinor(profitMinor)} currencyCode={currencyCode} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 ? <p className="text-sm text-muted">{t('slip.more', { count: more })}</p> : null}
      {endsBy === undefined ? null : (
        <p role="status" className="text-sm text-pretty text-hibiscus-text">
          {t(endNames[endsBy])}
        </p>
      )}
    </>
  );
}
