import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import type { UnfinishedRoundBody } from '@wau/contract/vendor-wallets/unfinished';
import { isCurrencyCode } from '@wau/money/currency';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { MerchantVendor } from '../../../platform/merchants/merchant.ts';
import type { VendorOfMerchant } from '../../../platform/merchants/merchant-directory.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type VendorQuestions, VendorSilentError } from '../vendor/ask-vendors.ts';
import { type OpenBetRow, selectOfferedGames, selectOpenBets } from './unfinished-sql.ts';

export type ListUnfinishedParts = Pick<ServerParts, 'runner' | 'clock'> & {
  readonly questions: VendorQuestions;
};

type UnfinishedRounds = CallValue<Calls['listUnfinishedRounds']>;
type UnfinishedRound = UnfinishedRounds['list'][number];
/** A round before it is known what its game is called. */
type FoundRound = Omit<UnfinishedRound, 'gameName' | 'vendorName' | 'canContinue'>;

/** More at a time than anybody has open; the oldest are shown first. */
const maximumOpenBets = 100;

/**
 * The member's rounds that have not ended, of all vendors: what the record has open, and what the vendors say of it. A
 * vendor may know of rounds that the record does not (a stake on its way, a wallet of its own), and one that does not
 * answer is named, since what is under way there may be missing. Of one that cannot be asked the record is all there is, and
 * asking later shows no more.
 */
export async function listUnfinishedRounds(
  parts: ListUnfinishedParts,
  { merchant, member, language }: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
): Promise<UnfinishedRounds> {
  const { merchantCode, vendors } = merchant;
  const [openBets, answers] = await Promise.all([
    selectOpenBets(parts.runner, merchantCode, member.memberId, maximumOpenBets),
    Promise.all(
      vendors.map(async (vendor) => {
        return { vendor, rounds: await roundsAt(parts, { ...vendor, merchantCode }, member.memberId) };
      }),
    ),
  ]);
  const now = new Date(parts.clock.nowMs());
  const told = new Map(answers.map(({ vendor, rounds }) => [vendor.vendorCode, rounds]));
  const found: FoundRound[] = [
    ...answers.flatMap(({ vendor, rounds = [] }) => rounds.flatMap((round) => toldRound(vendor, round, now))),
    ...openBets.filter((bet) => !isTold(bet, told)).map(recordedRound),
  ];
  found.sort((a, b) => (a.placedAt < b.placedAt ? -1 : 1));
  const list = await withNames(parts, { merchant, language }, found);
  return {
    list: [...list],
    silentVendors: answers.flatMap(({ vendor, rounds }) => (rounds === undefined ? [vendor.vendorName] : [])),
  };
}

/** `undefined`: the vendor does not answer. One that cannot be asked has nothing to tell. */
async function roundsAt(
  { questions }: ListUnfinishedParts,
  vendor: VendorOfMerchant,
  memberId: MemberId,
): Promise<readonly UnfinishedRoundBody[] | undefined> {
  const ask = questions.unfinishedAt(vendor);
  if (ask === undefined) return [];
  try {
    return await ask(memberId);
  } catch (error) {
    if (!(error instanceof VendorSilentError)) throw error;
    return undefined;
  }
}

function isTold(
  bet: OpenBetRow,
  told: ReadonlyMap<string, readonly UnfinishedRoundBody[] | undefined>,
): boolean {
  return told.get(bet.provider)?.some(({ round }) => round === bet.external_key) === true;
}

/**
 * The contract lets moments through that no calendar has, and no browser can show. A round that is under way has begun by
 * now, whatever its vendor says of when.
 */
function toldRound(
  { vendorCode }: MerchantVendor,
  round: UnfinishedRoundBody,
  now: Date,
): readonly FoundRound[] {
  if (!isCurrencyCode(round.currency)) return [];
  const placedAt = momentOf(round.placedAt);
  const until = round.until === null ? undefined : momentOf(round.until);
  return [
    {
      vendor: vendorCode,
      gameId: round.game,
      roundId: round.round,
      stakeMinor: round.stakeMinor,
      currencyCode: round.currency,
      placedAt: (placedAt === undefined || placedAt > now ? now : placedAt).toISOString(),
      state: round.state,
      until: until?.toISOString() ?? null,
    },
  ];
}

function momentOf(text: string): Date | undefined {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function recordedRound(bet: OpenBetRow): FoundRound {
  return {
    vendor: bet.provider,
    gameId: bet.game_id,
    roundId: bet.external_key,
    stakeMinor: bet.stake_minor.toString(),
    currencyCode: bet.currency,
    placedAt: bet.placed_at.toISOString(),
    state: 'unknown',
    until: null,
  };
}

async function withNames(
  { runner }: ListUnfinishedParts,
  { merchant, language }: Pick<MemberContext, 'merchant' | 'language'>,
  rounds: readonly FoundRound[],
): Promise<readonly UnfinishedRound[]> {
  if (rounds.length === 0) return [];
  const keys = rounds.map(({ vendor, gameId }) => ({ vendorCode: vendor, gameId }));
  const rows = await selectOfferedGames(runner, merchant.merchantCode, language, keys);
  const games = new Map(rows.map((row) => [`${row.vendor_code} ${row.game_id}`, row]));
  const vendorNames = new Map(merchant.vendors.map(({ vendorCode, vendorName }) => [vendorCode, vendorName]));
  return rounds.map((round) => {
    const game = games.get(`${round.vendor} ${round.gameId}`);
    return {
      ...round,
      vendorName: vendorNames.get(round.vendor) ?? round.vendor,
      gameName: game?.game_name ?? round.gameId,
      canContinue: game?.is_offered === true && merchant.modules.has('GAME3'),
    };
  });
}
