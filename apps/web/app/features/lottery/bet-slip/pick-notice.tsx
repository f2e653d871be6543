import { LineNotice } from './line-notice.tsx';
import type { LineOutlook } from './line-outlook.ts';
import { useNumberName } from './number-name.ts';
import type { Offer } from './offered-line.ts';
import type { BetPick } from './use-bet-pick.ts';

interface PickNoticeProps {
  readonly offer: Offer;
  readonly bet: BetPick;
  readonly outlook: LineOutlook | undefined;
}

/** What is picked is priced at the odds that are in force, so that only what is closed or full leaves something to do. */
const pickWays = ['less', 'leave'] as const;

/** What the draw leaves of what is being picked, before it goes into the basket. */
export function PickNotice({ offer, bet, outlook }: PickNoticeProps) {
  const numberName = useNumberName(offer)(bet.chosen.play.code);
  if (outlook === undefined) return null;
  return (
    <div role="status">
      <LineNotice
        {...outlook}
        line={bet.priced}
        setting={offer.setting}
        numberName={numberName}
        isRefused={false}
        ways={pickWays}
        onWay={(way) => {
          if (way.kind === 'leave') bet.leaveOut(way.numbers);
          if (way.kind === 'less') {
            bet.changeStake({ unitMinor: way.unitMinor, multiple: way.multiple });
          }
        }}
      />
    </div>
  );
}
