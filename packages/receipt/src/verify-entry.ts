import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { drawCommitment } from '@wau/fairness/draw-commitment';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, parseServerSeed } from '@wau/fairness/seeds';
import { drawLottery, type LotteryDraw, parseLotteryDraw } from '@wau/rules/lottery/draw-shape';
import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { pickFieldsOf } from '@wau/rules/lottery/pick-fields';
import { publicPartOf } from './beacon-part.ts';
import { canonicalText } from './canonical-text.ts';
import { readSlipLines, type SlipLine, slipHead } from './read-slip.ts';
import type { DrawnProof, EndedEntry, PlacedEntry, PlacedOrder, SeedProof } from './receipt.ts';
import type { CheckedEntry, CheckedLine, ReceiptCheck, ReceiptCheckName } from './receipt-verdict.ts';
import { type LineWin, reckonPayout } from './reckon-payout.ts';
import { rootOfPath } from './slip-path.ts';

type Told = readonly (readonly [ReceiptCheckName, boolean])[];

/** Reckons an order's part in one draw again, with nothing but what the receipt holds. */
export function verifyEntry(
  order: PlacedOrder,
  placed: PlacedEntry,
  ended: EndedEntry | undefined,
): { readonly checks: readonly ReceiptCheck[]; readonly entry: CheckedEntry } {
  const { numero } = placed;
  const slipHash = bytesToHex(sha256(utf8ToBytes(placed.slip)));
  const day = `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6, 8)}`;
  const family = lotteryFamily(order.family, day);
  const lines = family === undefined ? undefined : readSlipLines(family, placed.slip);
  const stakeMinor = lines?.reduce((sum, line) => sum + line.stakeMinor, 0n);
  const told: (readonly [ReceiptCheckName, boolean])[] = [
    ['rules', family !== undefined],
    ['slip', lines !== undefined && placed.slip.split('\n')[0] === slipHead(order, placed)],
    ['stake', stakeMinor === BigInt(placed.stakeMinor)],
    ['commitment', (placed.commitment !== null) === (order.drawSource === 'own')],
  ];
  if (ended !== undefined) told.push(['ended', isEnd(placed, ended)]);
  const draw = ended?.draw ?? undefined;
  const drawn = draw === undefined ? undefined : verifyDraw({ order, placed, draw, slipHash, family });
  if (drawn !== undefined) told.push(...drawn.told);
  const wins =
    family === undefined || lines === undefined || drawn?.numbers === undefined
      ? undefined
      : winsOf(family, drawn.numbers, lines);
  if (ended !== undefined && draw !== undefined) told.push(['payout', isPayout(ended, draw, wins)]);
  return {
    checks: told.map(([check, isRight]) => ({ check, isRight, entry: placed.entry })),
    entry: {
      entry: placed.entry,
      numero,
      slipHash,
      state: ended?.state ?? 'open',
      result: drawn?.numbers,
      lines:
        family === undefined || lines === undefined
          ? []
          : lines.map((line, index) => checkedLine(family, line, wins?.[index])),
    },
  };
}

function checkedLine({ shape }: LotteryFamily, line: SlipLine, win: LineWin | undefined): CheckedLine {
  const { play } = line;
  return {
    playCode: play.code,
    numbers: line.numbers,
    fieldCodes: pickFieldsOf(shape, play).map(({ code }) => code),
    prizeCodes: play.prizes.map(({ code }) => code),
    stakeMinor: line.stakeMinor,
    odds: line.odds,
    wins: win?.wins,
    payoutMinor: win?.payoutMinor,
  };
}

function winsOf(family: LotteryFamily, numbers: LotteryDraw, lines: readonly SlipLine[]): readonly LineWin[] {
  return lines.map((line) => reckonPayout(family, numbers, line));
}

/** What took part in a draw won or lost there; of everything else the stake came back, and whatever was paid has moved. */
function isEnd(
  placed: PlacedEntry,
  { state, payoutMinor, refundMinor, transferIds, draw }: EndedEntry,
): boolean {
  const hasMoved = transferIds.length > 0;
  return state === 'settled'
    ? draw !== null && refundMinor === '0' && (payoutMinor === '0' || hasMoved)
    : draw === null && payoutMinor === '0' && refundMinor === placed.stakeMinor && hasMoved;
}

function isPayout(ended: EndedEntry, draw: DrawnProof, wins: readonly LineWin[] | undefined): boolean {
  if (wins === undefined || wins.length !== draw.linePayoutsMinor.length) return false;
  const sum = wins.reduce((total, { payoutMinor }) => total + payoutMinor, 0n);
  return (
    sum === BigInt(ended.payoutMinor) &&
    wins.every(({ payoutMinor }, index) => payoutMinor === BigInt(draw.linePayoutsMinor[index] ?? -1))
  );
}

interface DrawToVerify {
  readonly order: PlacedOrder;
  readonly placed: PlacedEntry;
  readonly draw: DrawnProof;
  readonly slipHash: string;
  readonly family: LotteryFamily | undefined;
}

/** The numbers are those that the draw's own proof gives; of a result from elsewhere only its form can be looked at. */
function verifyDraw({ order, placed, draw, slipHash, family }: DrawToVerify): {
  readonly told: Told;
  readonly numbers: LotteryDraw | undefined;
} {
  const parsed = family === undefined ? undefined : parseLotteryDraw(family.shape, draw.result);
  const shown = parsed?.ok === true ? parsed.value : undefined;
  if (order.drawSource === 'official') {
    const isVouchedFor = draw.publishedBy.length > 0 && draw.seed === null;
    return { told: [['numbers', shown !== undefined && isVouchedFor]], numbers: shown };
  }
  const proof = draw.seed;
  if (proof === null) return { told: [['seed', false]], numbers: undefined };
  const publicPart = publicPartOf(order, placed, proof);
  const due = family === undefined ? undefined : numbersOf(family, proof.seed, publicPart ?? '');
  const areDue = due !== undefined && canonicalText(due) === canonicalText(draw.result);
  const seed = parseServerSeed(proof.seed);
  return {
    told: [
      ['seed', seed !== undefined && drawCommitment(seed) === placed.commitment],
      ...(placed.beacon === undefined && proof.beaconSignature === undefined
        ? []
        : ([['beacon', publicPart !== undefined]] as const)),
      ['slipInRoot', isInRoot(slipHash, proof)],
      ['numbers', areDue && draw.publishedBy.length === 0],
    ],
    numbers: due,
  };
}

/** A slip counts once. */
function isInRoot(slipHash: string, proof: SeedProof): boolean {
  return (
    proof.slipHashes.filter((hash) => hash === slipHash).length === 1 && rootOfPath(proof) === proof.slipRoot
  );
}

function numbersOf(family: LotteryFamily, seed: string, publicPart: string): LotteryDraw | undefined {
  const serverSeed = parseServerSeed(seed);
  const clientSeed = parseClientSeed(publicPart);
  return serverSeed === undefined || clientSeed === undefined
    ? undefined
    : drawLottery(family.shape, roundStream(serverSeed, clientSeed, 0));
}
