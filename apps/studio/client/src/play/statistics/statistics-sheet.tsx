import { toMinor, zeroMinor } from '@wau/money/minor';
import { useText } from '../../platform/text.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useDesk, useMoney, usePlay } from '../play-context.tsx';
import { netOf } from './session-statistics.ts';

/** What the player's rounds of this game came to; what was lost is said as plainly as what was won. */
export function StatisticsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const { desk } = usePlay();
  const money = useMoney();
  const statistics = useDesk((state) => state.statistics);
  const net = netOf(statistics);
  const sign = net > 0n ? '+' : net < 0n ? '−' : '';
  return (
    <Sheet title={t('statistics.title')} onClose={onClose}>
      <p className="quiet">{t('statistics.since')}</p>
      <dl className="facts">
        <dt>{t('statistics.rounds')}</dt>
        <dd>{statistics.rounds}</dd>
        <dt>{t('statistics.staked')}</dt>
        <dd>{money.amount(statistics.stakedMinor)}</dd>
        <dt>{t('statistics.payout')}</dt>
        <dd>{money.amount(statistics.payoutMinor)}</dd>
        <dt>{t('statistics.net')}</dt>
        <dd>
          <b>
            {sign}
            {money.amount(toMinor(net < 0n ? -net : net))}
          </b>
        </dd>
        <dt>{t('statistics.biggest')}</dt>
        <dd>{statistics.biggestWinMinor === zeroMinor ? '–' : money.amount(statistics.biggestWinMinor)}</dd>
      </dl>
      <button type="button" className="secondary-button" onClick={() => desk.resetStatistics()}>
        {t('statistics.reset')}
      </button>
    </Sheet>
  );
}
