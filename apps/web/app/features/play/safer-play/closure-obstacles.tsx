import type { ClosureObstacle } from '@wau/contract/account-closures';
import { useTranslate } from '../../../platform/language/use-language.ts';

const obstacleTexts = {
  balance: 'closure.waits.balance',
  'game.wallet': 'closure.waits.game.wallet',
  round: 'closure.waits.round',
  withdrawal: 'closure.waits.withdrawal',
  deposit: 'closure.waits.deposit',
  'fund.transfer': 'closure.waits.fund.transfer',
} as const satisfies Record<ClosureObstacle, string>;

/** What a closure waits for, so that nobody wonders why the account is still there. */
export function ClosureObstacles({ waitsFor }: { readonly waitsFor: readonly ClosureObstacle[] }) {
  const t = useTranslate();
  return (
    <ul className="list-disc space-y-1 ps-5 text-detail text-pretty text-muted">
      {waitsFor.map((obstacle) => (
        <li key={obstacle}>{t(obstacleTexts[obstacle])}</li>
      ))}
    </ul>
  );
}
