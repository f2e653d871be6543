import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import type { KnownLotteries, LotteryGame } from '../../../platform/lottery/lottery-game.ts';
import { lotteryBetPath } from '../../../platform/lottery/lottery-paths.ts';
import {
  type LotterySetting,
  lotterySettingQuery,
  type PlayMenu,
  playMenuQuery,
} from '../../../platform/lottery/lottery-terms-queries.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { LotteryEntry } from '../../../shared/lottery/lottery-entry.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { AllLotteriesLink } from './all-lotteries-link.tsx';
import { LotteryFacts } from './lottery-facts.tsx';

interface HouseLotteryStartProps {
  readonly lottery: LotteryGame;
  readonly known: KnownLotteries;
}

/** A lottery of the house before it is opened: its draw, its numbers, what may be staked and won, what comes back, and the way in. */
export function HouseLotteryStart({ lottery, known }: HouseLotteryStartProps) {
  const t = useTranslate();
  const { gameId } = lottery;
  return (
    <>
      <h2 className="sr-only">{lottery.name}</h2>
      <ul>
        <LotteryEntry game={lottery} known={known} />
      </ul>
      <Loaded
        key={gameId}
        query={lotterySettingQuery(useApi(), gameId)}
        skeleton={
          <LoadingRegion label={t('skeleton.label')}>
            <Skeleton className="h-36 w-full rounded-large" />
          </LoadingRegion>
        }
      >
        {(setting) => <Facts setting={setting} />}
      </Loaded>
      <Link to={lotteryBetPath(gameId)} className={buttonClass('primary', 'large', true)}>
        {t('lottery.start.action')}
      </Link>
      <AllLotteriesLink />
    </>
  );
}

function Facts({ setting }: { readonly setting: LotterySetting }) {
  const t = useTranslate();
  const money = useShortMoney();
  const percent = usePercent();
  const { data: menu } = useQuery(playMenuQuery(useApi(), setting.gameId));
  const amount = (minor: string) => money(minorOf(minor), setting.currencyCode);
  const [lowest = setting.highestStakeMinor] = setting.units.toSorted((one, other) =>
    Number(minorOf(one) - minorOf(other)),
  );
  const returns = menu === undefined ? undefined : returnsOf(menu);
  const rangeOf = ({ least, most }: Returns) =>
    least === most
      ? percent(least)
      : t('lottery.stake.range', { minimum: percent(least), maximum: percent(most) });
  return (
    <LotteryFacts
      facts={[
        {
          name: t('lottery.stake'),
          value: t('lottery.stake.range', {
            minimum: amount(lowest),
            maximum: amount(setting.highestStakeMinor),
          }),
        },
        { name: t('lottery.win'), value: amount(setting.highestWinMinor) },
        // Its place is kept until the menu is there, and where that fails the betting screen says what each bet returns.
        { name: t('lottery.return'), value: returns === undefined ? '–' : rangeOf(returns) },
      ]}
    />
  );
}

interface Returns {
  /** In hundredths of a percent, as `most`. */
  readonly least: number;
  readonly most: number;
}

/** What comes back of the worst bet's dearest line and of the best one's; `undefined` where nothing can be bet. */
function returnsOf({ plays }: PlayMenu): Returns | undefined {
  if (plays.length === 0) return undefined;
  const basisPoints = (percent: string) => Math.round(Number(percent) * 100);
  return {
    least: Math.min(...plays.map(({ returnLowestPercent }) => basisPoints(returnLowestPercent))),
    most: Math.max(...plays.map(({ returnHighestPercent }) => basisPoints(returnHighestPercent))),
  };
}
