import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type IdKind, parseId, type RewardId } from '@wau/contract/ids';
import type { TurnoverSource } from '@wau/contract/turnover-sources';
import { minorToWire } from '@wau/money/minor';
import type { OpenTurnover } from '../turnover/open-turnover.ts';
import type { AskedStretch } from '../turnover/turnover-requirements.ts';

type OpenView = CallValue<Calls['getWithdrawalTerms']>['turnover']['open'];

/** What the ids of rewards say of where these came from; anything else is told as a promotion without a title. */
const sources: readonly (readonly [IdKind, TurnoverSource])[] = [
  ['reward', 'promotion'],
  ['clubClaim', 'level'],
  ['rebateClaim', 'rebate'],
  ['referral', 'friend'],
];

/** What is still asked for, one by one; titles are those of promotions. */
export async function openTurnoverView(
  { open }: OpenTurnover<AskedStretch>,
  readTitles: (rewardIds: readonly RewardId[]) => Promise<ReadonlyMap<string, string>>,
): Promise<OpenView> {
  const rewardIds = open.flatMap(({ reference }) => parseId('reward', reference) ?? []);
  const titles = rewardIds.length === 0 ? new Map<string, string>() : await readTitles(rewardIds);
  return open.map(({ reference, grantedMinor, requiredMinor, playedMinor }) => ({
    reference,
    source: sourceOf(reference),
    title: titles.get(reference) ?? '',
    grantedMinor: minorToWire(grantedMinor),
    requiredMinor: minorToWire(requiredMinor),
    playedMinor: minorToWire(playedMinor),
  }));
}

function sourceOf(reference: string): TurnoverSource {
  const [, source = 'promotion'] = sources.find(([kind]) => parseId(kind, reference) !== undefined) ?? [];
  return source;
}
