import { multiplierText } from '@wau/rules/multiplier';
import {
  type PlinkoParameters,
  type PlinkoRisk,
  plinkoMultipliersTenThousandths,
} from '@wau/rules/plinko/plinko';
import { plinkoEngine } from '@wau/rules/plinko/plinko-engine';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';

/** How it goes, and what the buckets pay with the rows that are chosen now. */
export function PlinkoRules({ parameters }: { readonly parameters: PlinkoParameters }) {
  const { t } = useText();
  const mathematics = useMathematics(plinkoEngine);
  const { rows } = parameters;
  const riskTexts: Readonly<Record<PlinkoRisk, string>> = {
    low: t('plinko.risk.low'),
    medium: t('plinko.risk.medium'),
    high: t('plinko.risk.high'),
  };
  const columns = mathematics.risks.map((risk) => ({
    risk,
    half: plinkoMultipliersTenThousandths(mathematics, { rows, risk }).slice(0, Math.floor(rows / 2) + 1),
  }));
  return (
    <>
      <ul className="rules-list">
        <li>{t('plinko.rules.drop')}</li>
        <li>{t('plinko.rules.buckets')}</li>
        <li>{t('plinko.rules.several')}</li>
      </ul>
      <table className="pay-table">
        <caption>
          {t('plinko.rules.table')} ({t('plinko.rows.value', { rows })})
        </caption>
        <thead>
          <tr>
            {columns.map(({ risk }) => (
              <th key={risk} scope="col">
                {riskTexts[risk]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(columns[0]?.half ?? []).map((_, bucket) => (
            // The place of a bucket is its identity.
            <tr key={columns.map(({ half }) => half[bucket]).join('/')}>
              {columns.map(({ risk, half }) => (
                <td key={risk}>{multiplierText(half[bucket] ?? 0)}×</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
