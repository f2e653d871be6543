import { findPlay, type LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { type Picks, pickFieldsOf } from '@wau/rules/lottery/pick-fields';
import { useCallback, useMemo, useState } from 'react';
import type { LotterySetting, PlayMenu } from '../../../platform/lottery/lottery-terms-queries.ts';
import type { BasketLine } from './basket.ts';
import type { BetLine } from './bet-line.ts';
import { lineWithout, type Offer, type OfferedPlay, readLine } from './offered-line.ts';
import { type ChangePicks, emptyPicks, randomPicks } from './pick-changes.ts';
import { lineOf, type PricedPicks, priceOf, type StakeChoice } from './price-picks.ts';
import { randomIntegers } from './random-integers.ts';

/** The plays of a menu that the rules of this page know: what is newer than the page is not picked blindly. */
export function offeredPlays(family: LotteryFamily, menu: PlayMenu): readonly OfferedPlay[] {
  return menu.plays.flatMap((menuPlay) => {
    const play = findPlay(family, menuPlay.playId);
    return play === undefined ? [] : [{ menuPlay, play }];
  });
}

export interface BetPick {
  readonly chosen: OfferedPlay;
  readonly picks: Picks;
  readonly stake: StakeChoice;
  readonly priced: PricedPicks;
  /** The line of the basket that is being changed. */
  readonly editedId: number | undefined;
  readonly choosePlay: (playId: string) => void;
  readonly pick: ChangePicks;
  readonly changeStake: (changes: Partial<StakeChoice>) => void;
  readonly pickRandom: () => void;
  /** What the picks come to at other odds than the menu's. */
  readonly pricedAt: (odds: readonly number[]) => PricedPicks;
  /** The picks as a line group, priced by the menu or otherwise; they are cleared for the next one. */
  readonly take: (atPrice?: PricedPicks) => BetLine;
  readonly randomLine: () => BetLine;
  readonly edit: (line: BasketLine) => void;
  /** Takes numbers out of what is picked, each as it is written alone. */
  readonly leaveOut: (numbers: readonly string[]) => void;
}

/** A play and the picks of it, as they travel. */
export type WantedPicks = Pick<BasketLine, 'playId' | 'numbers'>;

interface PickState {
  readonly playId: string;
  readonly picks: Picks | undefined;
  readonly editedId: number | undefined;
}

/** What is being picked: the play, its values and how much is put on each line. */
export function useBetPick(offer: Offer, wanted: WantedPicks | undefined): BetPick {
  const {
    family: { shape },
    plays,
    setting,
    prizeModes,
  } = offer;
  const [first] = plays;
  const [state, setState] = useState(() => startOf(offer, wanted) ?? blank(first.play.code));
  const [wished, setStake] = useState(() => firstStake(setting, prizeModes));
  const stake = useMemo(
    () => ({ ...wished, series: Math.min(wished.series, setting.seriesHighest) }),
    [wished, setting.seriesHighest],
  );
  const offered = (playId: string) => plays.find(({ play }) => play.code === playId);
  const chosen = offered(state.playId) ?? first;
  const none = useMemo(() => emptyPicks(pickFieldsOf(shape, chosen.play)), [shape, chosen.play]);
  const picks = state.picks ?? none;
  const priced = useMemo(
    () => priceOf(shape, chosen.play, chosen.menuPlay, picks, stake),
    [shape, chosen, picks, stake],
  );
  // What the page shows of picks and of the basket's lines stays as it is while these do not change.
  const pick = useCallback<ChangePicks>(
    (change) => setState((known) => ({ ...known, picks: change(known.picks ?? none) })),
    [none],
  );
  const edit = useCallback(
    (line: BasketLine) => {
      const read = readLine(offer, line);
      if (read === undefined) return;
      setState({ playId: line.playId, picks: read.picks, editedId: line.lineId });
      setStake((before) => stakeOfLine(line, before));
    },
    [offer],
  );
  const changeStake = useCallback(
    (changes: Partial<StakeChoice>) => setStake((before) => ({ ...before, ...changes })),
    [],
  );
  const choosePlay = useCallback((playId: string) => setState(blank(playId)), []);
  const randomLine = useCallback(() => {
    const random = randomPicks(shape, chosen.play, randomIntegers);
    return lineOf(shape, chosen.play, random, priceOf(shape, chosen.play, chosen.menuPlay, random, stake));
  }, [shape, chosen, stake]);
  return {
    chosen,
    picks,
    stake,
    priced,
    editedId: state.editedId,
    choosePlay,
    pick,
    changeStake,
    pickRandom: () => pick(() => randomPicks(shape, chosen.play, randomIntegers)),
    pricedAt: (odds) => priceOf(shape, chosen.play, chosen.menuPlay, picks, stake, odds),
    take: (atPrice = priced) => {
      setState(blank(chosen.play.code));
      return lineOf(shape, chosen.play, picks, atPrice);
    },
    randomLine,
    edit,
    leaveOut: (numbers) => {
      const left = lineWithout(offer, lineOf(shape, chosen.play, picks, priced), numbers);
      const read = left === undefined ? undefined : readLine(offer, left);
      pick(() => read?.picks ?? none);
    },
  };
}

function blank(playId: string): PickState {
  return { playId, picks: undefined, editedId: undefined };
}

/** What somebody has tapped elsewhere; `undefined` where it is nothing that this lottery takes. */
function startOf(offer: Offer, wanted: WantedPicks | undefined): PickState | undefined {
  const read = wanted === undefined ? undefined : readLine(offer, wanted);
  if (read === undefined) return undefined;
  return { playId: read.known.play.code, picks: read.picks, editedId: undefined };
}

function firstStake(
  { units, seriesHighest }: LotterySetting,
  [prizeModeId = 'ZY']: PlayMenu['prizeModes'],
): StakeChoice {
  return { prizeModeId, unitMinor: BigInt(units[0] ?? '1'), multiple: 1, series: seriesHighest };
}

function stakeOfLine(
  { prizeModeId, unitMinor, multiple, series }: BasketLine,
  before: StakeChoice,
): StakeChoice {
  return { prizeModeId, unitMinor, multiple, series: series ?? before.series };
}
