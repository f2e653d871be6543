import {
  isInsideBand,
  type PricedPlay,
  type PrizeOdds,
  percentsOfKinds,
  type ReturnBand,
} from '@wau/rules/lottery/lottery-odds';
import type { LotteryOdds, OddsPlay } from './lottery-odds-queries.ts';

/** What is typed of a play, by the prize's code; what is not typed in is as it is shown. */
export type OddsDraft = Readonly<Record<string, string>>;

/** What a play would bring back by what is typed. */
export type OddsPreview =
  | { readonly kind: 'invalid'; readonly prizes: readonly string[] }
  | {
      readonly kind: 'same' | 'inside' | 'outside';
      readonly odds: PrizeOdds;
      readonly lowest: string;
      readonly highest: string;
      /** By the cheapest and the dearest series, where the play is paid by series. */
      readonly bySeries: { readonly lowest: string; readonly highest: string } | undefined;
    };

/** Odds as they are typed and shown: `9.91` of 99,100 ten-thousandths. */
export function oddsText(tenThousandths: number): string {
  return String(tenThousandths / 10_000);
}

/** Reads typed odds, above nothing and with four decimals at most; `undefined` for what are none. */
export function parseOdds(text: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,6})(?:[.,](\d{1,4}))?$/.exec(text.trim()) ?? [];
  const value = Number(whole) * 10_000 + Number(part.padEnd(4, '0'));
  return whole === '' || value === 0 ? undefined : value;
}

/** What the band allows. */
function bandOf({ returnLowestBasisPoints, returnHighestBasisPoints }: LotteryOdds): ReturnBand {
  return {
    lowest: { numerator: BigInt(returnLowestBasisPoints), denominator: 10_000n },
    highest: { numerator: BigInt(returnHighestBasisPoints), denominator: 10_000n },
  };
}

/** Computes as the server does, by the chances that it has counted. */
export function previewOdds(site: LotteryOdds, play: OddsPlay, draft: OddsDraft): OddsPreview {
  const odds: Record<string, number> = {};
  const wrong: string[] = [];
  for (const { prize, oddsTenThousandths, isReturn } of play.prizes) {
    if (isReturn) continue;
    const typed = draft[prize];
    const value = typed === undefined ? oddsTenThousandths : parseOdds(typed);
    if (value === undefined) wrong.push(prize);
    else odds[prize] = value;
  }
  if (wrong.length > 0) return { kind: 'invalid', prizes: wrong };
  const priced = pricedPlay(play);
  const kinds = play.kinds.map((wins) => ({
    wins: new Map(
      wins.map(({ prize, numerator, denominator }) => [
        prize,
        { numerator: BigInt(numerator), denominator: BigInt(denominator) },
      ]),
    ),
  }));
  const isSame = play.prizes.every(
    ({ prize, oddsTenThousandths, isReturn }) => isReturn || odds[prize] === oddsTenThousandths,
  );
  const isInside = isInsideBand(priced, kinds, odds, bandOf(site));
  return {
    kind: isSame ? 'same' : isInside ? 'inside' : 'outside',
    odds,
    ...percentsOfKinds(priced, kinds, odds),
    bySeries: play.prizes.some(({ isBySeries }) => isBySeries)
      ? {
          lowest: percentsOfKinds(priced, kinds, odds, site.seriesLowest).lowest,
          highest: percentsOfKinds(priced, kinds, odds, site.seriesHighest).highest,
        }
      : undefined,
  };
}

function pricedPlay({ playId, chargedLots, prizes }: OddsPlay): PricedPlay {
  return {
    code: playId,
    chargedLots,
    prizes: prizes.map(({ prize, defaultTenThousandths, isBySeries, isReturn }) => ({
      code: prize,
      payoutTenThousandths: defaultTenThousandths,
      isBySeries,
      isReturn,
    })),
  };
}
