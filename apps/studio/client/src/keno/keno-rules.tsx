import { type KenoParameters, kenoMultiplierTenThousandths } from '@wau/rules/keno/keno';
import { kenoEngine } from '@wau/rules/keno/keno-engine';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';

export function KenoRules({ parameters: { risk } }: { readonly parameters: KenoParameters }) {
  const { t } = useText();
  const mathematics = useMathematics(kenoEngine);
  const { numbers, drawn, lastFactor, spotChoices } = mathematics;
  return (
    <>
      <ul className="rules-list">
        <li>
          {t('keno.rules.mark', { minimum: Math.min(...spotChoices), maximum: Math.max(...spotChoices) })}
        </li>
        <li>{t('keno.rules.draw', { drawn, numbers })}</li>
        {lastFactor > 1 && <li>{t('keno.rules.factor', { factor: lastFactor })}</li>}
      </ul>
      <table className="pay-table">
        <caption>
          {t('keno.table')}
          {mathematics.risks.length > 1 && ` · ${t(`instant.risk.${risk}`)}`}
        </caption>
        <tbody>
          {spotChoices.map((spots) => (
            <tr key={spots}>
              <th scope="row">{spots}</th>
              <td>{paysText(spots)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );

  function paysText(spots: number): string {
    return Array.from({ length: spots + 1 }, (_, hits) => hits)
      .map((hits) => [hits, kenoMultiplierTenThousandths(mathematics, risk, spots, hits)] as const)
      .filter(([, multiplier]) => multiplier > 0)
      .map(([hits, multiplier]) => `${hits}: ${multiplierLabel(multiplier)}×`)
      .join(', ');
  }
}
