import { minesMultiplierTenThousandths, minesSafeCells } from '@wau/rules/mines/mines';
import { minesEngine } from '@wau/rules/mines/mines-engine';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';

/** Rows of the table: the first cells one by one, then fewer, and all of them. */
function toldCells(safe: number): readonly number[] {
  const steps = Array.from({ length: safe }, (_, index) => index + 1);
  return steps.filter((step) => step <= 6 || step === safe || (step & 3) === 0);
}

export function MinesRules({ mines }: { readonly mines: number }) {
  const { t } = useText();
  const mathematics = useMathematics(minesEngine);
  return (
    <>
      <ul className="rules-list">
        <li>{t('mines.rules.choose')}</li>
        <li>{t('mines.rules.open')}</li>
        <li>{t('mines.rules.cashOut')}</li>
        <li>{t('mines.rules.plan')}</li>
        <li>{t('instant.rules.limit')}</li>
        <li>{t('mines.rules.time')}</li>
      </ul>
      <table className="pay-table">
        <caption>{t('mines.table', { mines: t('mines.mines.value', { count: mines }) })}</caption>
        <tbody>
          {toldCells(minesSafeCells(mathematics, mines)).map((cells) => (
            <tr key={cells}>
              <th scope="row">{t('mines.planned.short', { count: cells })}</th>
              <td>{multiplierLabel(minesMultiplierTenThousandths(mathematics, mines, cells))}×</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
