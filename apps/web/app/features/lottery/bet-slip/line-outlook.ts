import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { hasSameOdds } from '@wau/rules/lottery/same-odds';
import { type BetLine, stakeOf, winOf } from './bet-line.ts';
import type { LineRefusal, LineRefusalCode, MeantDraw } from './line-refusal.ts';

export type Remaining = CallValue<Calls['getLotteryRemaining']>;
type RemainingNumber = Remaining['numbers'][number];

/** A line of the slip or what is being picked, with its numbers where these are told one by one. */
export interface LookedLine<Line extends PricedLine = PricedLine> {
  readonly line: Line;
  readonly numbers: readonly string[] | undefined;
}

type PricedLine = Omit<BetLine, 'numbers'>;

/** What is asked of the server about a play. */
export interface RemainingAsk {
  readonly playId: string;
  readonly series: number | undefined;
  /** As they are written in a slip; without them only what holds for the whole play. */
  readonly numbers: string | undefined;
}

/** What of a line is nearly gone. */
export interface NearlyFull {
  readonly numbers: readonly string[];
  readonly leftMinor: bigint;
}

/** The odds in force, and the numbers of the line that pay less than their play does. */
export interface LoweredOdds {
  readonly numbers: readonly string[];
  readonly odds: readonly number[];
}

export interface LineOutlook {
  readonly refusal: LineRefusal | undefined;
  /** Other odds than the line has, where it would be refused for another reason first. */
  readonly lowered: LoweredOdds | undefined;
  readonly nearly: NearlyFull | undefined;
}

/** So many numbers make an address that every server on the way takes. */
const askedNumbers = 400;
/** A slip of very many bets is looked at in part: the server judges all of it when it is sent. */
const asksMaximum = 8;

/** What has to be asked about lines: each play once by each series, with the numbers of all of its lines. */
export function asksOf(lines: readonly LookedLine[]): readonly RemainingAsk[] {
  const groups = Map.groupBy(lines, ({ line }) => groupOf(line.playId, line.series));
  return [...groups.values()]
    .flatMap((group): readonly RemainingAsk[] => {
      const [first] = group;
      if (first === undefined) return [];
      const { playId, series } = first.line;
      const numbers = [...new Set(group.flatMap((each) => each.numbers ?? []))];
      if (numbers.length === 0) return [{ playId, series, numbers: undefined }];
      return chunksOf(numbers).map((chunk) => ({ playId, series, numbers: writtenTogether(chunk) }));
    })
    .slice(0, asksMaximum);
}

function groupOf(playId: string, series: number | undefined): string {
  return `${playId} ${series ?? ''}`;
}

function chunksOf(numbers: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(numbers.length / askedNumbers) }, (_, index) =>
    numbers.slice(index * askedNumbers, (index + 1) * askedNumbers),
  );
}

/** Numbers that are written alone, as one slip writes them: `|1|` and `2||` are `2|1|`. */
function writtenTogether(numbers: readonly string[]): string {
  const fields: string[][] = [];
  for (const number of numbers) {
    for (const [place, code] of number.split('|').entries()) {
      fields[place] ??= [];
      if (code !== '') fields[place].push(code);
    }
  }
  return fields.map((codes) => codes.join(',')).join('|');
}

/** What was answered to an ask. */
export interface Answered {
  readonly ask: RemainingAsk;
  readonly remaining: Remaining;
}

/** What the lines before have taken. */
interface Taken {
  readonly byNumber: Map<string, bigint>;
  drawMinor: bigint;
}

/**
 * How lines would fare if they were sent now, in their order, with what those before have taken counted, as the server judges
 * them. Of a line that has not been asked about nothing is said.
 */
export function lookAtLines<Line extends PricedLine>(
  lines: readonly LookedLine<Line>[],
  answers: readonly Answered[],
  draw: MeantDraw,
): ReadonlyMap<Line, LineOutlook> {
  const known = Map.groupBy(
    answers.filter(({ remaining }) => remaining.numero === draw.numero),
    ({ ask }) => groupOf(ask.playId, ask.series),
  );
  const taken: Taken = { byNumber: new Map(), drawMinor: 0n };
  const outlooks = new Map<Line, LineOutlook>();
  for (const looked of lines) {
    const ofPlay = known.get(groupOf(looked.line.playId, looked.line.series)) ?? [];
    const [first] = ofPlay;
    if (first === undefined) continue;
    const numbers = new Map(
      ofPlay.flatMap(({ remaining }) => remaining.numbers.map((each) => [each.number, each] as const)),
    );
    outlooks.set(looked.line, lookAtLine(looked, { ...first.remaining, told: numbers }, taken, draw));
  }
  return outlooks;
}

interface Told extends Omit<Remaining, 'numbers'> {
  readonly told: ReadonlyMap<string, RemainingNumber>;
}

function lookAtLine(looked: LookedLine, remaining: Told, taken: Taken, draw: MeantDraw): LineOutlook {
  const { line } = looked;
  const refusedBy = (
    code: LineRefusalCode,
    facts: Partial<LineRefusal> = {},
    besides: Partial<LineOutlook> = {},
  ): LineOutlook => ({
    ...{ lowered: undefined, nearly: undefined, ...besides },
    refusal: { code, numbers: [], leftMinor: undefined, odds: undefined, draw, ...facts },
  });
  if (remaining.isPlayClosed) return refusedBy('lottery.number.closed');
  const seen = seeNumbers(looked, remaining, taken, draw);
  const odds = seen.odds ?? remaining.odds;
  const lowered = hasSameOdds(odds, line.odds) ? undefined : { numbers: seen.lowered, odds };
  if (seen.closed.length > 0)
    return refusedBy('lottery.number.closed', { numbers: seen.closed }, { lowered });
  if (seen.full !== undefined) {
    const code = seen.isOwn ? 'lottery.number.own.limit' : 'lottery.number.full';
    return refusedBy(code, seen.full, { lowered });
  }
  const drawLeftMinor = leftOfDraw({ ...line, mostOdds: Math.max(...odds) }, remaining, taken, draw);
  if (drawLeftMinor !== null)
    return refusedBy('lottery.draw.full', { leftMinor: drawLeftMinor }, { lowered });
  if (lowered !== undefined) return refusedBy('lottery.odds.changed', lowered, { nearly: seen.nearly });
  for (const number of looked.numbers ?? []) {
    const key = `${line.playId} ${number}`;
    taken.byNumber.set(key, (taken.byNumber.get(key) ?? 0n) + numberStakeOf(line, draw));
  }
  taken.drawMinor += stakeOf(line) * BigInt(draw.times);
  return { refusal: undefined, lowered: undefined, nearly: seen.nearly };
}

interface Seen {
  readonly closed: readonly string[];
  readonly full: NearlyFull | undefined;
  /** Whether only what one player may stake is reached. */
  readonly isOwn: boolean;
  /** The lowest of all, and the numbers that pay less than the play does. */
  readonly odds: readonly number[] | undefined;
  readonly lowered: readonly string[];
  readonly nearly: NearlyFull | undefined;
}

/** What is left of a number is told when it is less than so many stakes like this one. */
const nearlyFullStakes = 3n;

function seeNumbers(
  { line, numbers = [] }: LookedLine,
  { told, memberNumberStakeMinor }: Told,
  taken: Taken,
  draw: MeantDraw,
): Seen {
  const [closed, lowered]: [string[], string[]] = [[], []];
  const [full, nearly]: [Left[], Left[]] = [[], []];
  let lowest: RemainingNumber['offers'][number] | undefined;
  let isOwn = true;
  const stakeMinor = numberStakeOf(line, draw);
  for (const number of numbers) {
    const known = told.get(number);
    if (known === undefined) continue;
    if (known.isClosed) {
      closed.push(number);
      continue;
    }
    const before = taken.byNumber.get(`${line.playId} ${number}`) ?? 0n;
    const goesInto = (upToMinor: string | null) =>
      upToMinor === null || before + stakeMinor <= BigInt(upToMinor);
    const offer = known.offers.find(({ upToMinor }) => goesInto(upToMinor));
    const last = known.offers.at(-1);
    const left =
      last === undefined ? 0n : last.upToMinor === null ? undefined : BigInt(last.upToMinor) - before;
    if (offer === undefined) {
      full.push({ number, leftMinor: left === undefined || left < 0n ? 0n : left });
      isOwn &&= last !== undefined && last.upToMinor === memberNumberStakeMinor;
      continue;
    }
    if (left !== undefined && left < stakeMinor * nearlyFullStakes) nearly.push({ number, leftMinor: left });
    if (offer.oddsPercent < 100) lowered.push(number);
    if (lowest === undefined || offer.oddsPercent < lowest.oddsPercent) lowest = offer;
  }
  return { closed, full: leastOf(full), isOwn, odds: lowest?.odds, lowered, nearly: leastOf(nearly) };
}

interface Left {
  readonly number: string;
  readonly leftMinor: bigint;
}

/** What is left on each of several numbers. */
function leastOf(lefts: readonly Left[]): NearlyFull | undefined {
  const [first] = lefts;
  if (first === undefined) return undefined;
  const leftMinor = lefts.reduce(
    (least, left) => (left.leftMinor < least ? left.leftMinor : least),
    first.leftMinor,
  );
  return { numbers: lefts.map(({ number }) => number), leftMinor };
}

function numberStakeOf(line: PricedLine, { times }: MeantDraw): bigint {
  return stakeOf({ ...line, lineCount: BigInt(times) });
}

/** How much of a line the draw still takes, `undefined` where nobody but the server can tell, `null` where it takes it whole. */
function leftOfDraw(
  line: PricedLine,
  { drawLeftMinor, combinedLeftMinor, isByNumber }: Told,
  taken: Taken,
  { times }: MeantDraw,
): bigint | undefined | null {
  const left = drawLeftMinor === null ? undefined : BigInt(drawLeftMinor) - taken.drawMinor;
  if (left !== undefined && stakeOf(line) * BigInt(times) > left) return left < 0n ? 0n : left;
  // What lines of several numbers cost together is never less than what the dearest of them pays.
  if (isByNumber || combinedLeftMinor === null) return null;
  const paidMinor = winOf(line, line.mostOdds) * BigInt(times);
  if (paidMinor <= BigInt(combinedLeftMinor)) return null;
  return combinedLeftMinor === '0' ? 0n : undefined;
}
