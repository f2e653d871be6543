import type { ClubBenefitKind, ClubBenefitStatus } from '@wau/contract/club-benefits';
import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';
import { addDays, type CalendarDay, mondayOf } from '../../../platform/calendar/calendar-days.ts';
import { type Birthday, birthdayWindow } from './birthday.ts';
import type { ClubLevelRow } from './club-sql.ts';
import type { Membership } from './membership.ts';

export interface ClaimedBenefit {
  readonly kind: ClubBenefitKind;
  readonly occurrence: string;
  readonly amountMinor: Minor;
  readonly requiredTurnoverMinor: Minor;
  /** Where the merchant is. */
  readonly claimedDay: CalendarDay;
}

/** A benefit as it stands for a member. */
export interface BenefitOffer {
  readonly kind: ClubBenefitKind;
  readonly occurrence: string;
  readonly level: number;
  readonly amountMinor: Minor;
  readonly requiredTurnoverMinor: Minor;
  readonly status: ClubBenefitStatus;
  /** What the week's bonus asks for, and what has come together. */
  readonly condition?: { readonly requiredMinor: Minor; readonly playedMinor: Minor };
  readonly opensOn?: CalendarDay;
  readonly lastDay?: CalendarDay;
}

type Facts = Pick<Membership, 'today' | 'terms' | 'levels' | 'days' | 'state' | 'changes'>;

/** What the club has for a member now: what can be claimed, what waits and for what, and what was claimed. */
export function benefitOffers(
  facts: Facts,
  birthday: Birthday | undefined,
  claims: readonly ClaimedBenefit[],
): readonly BenefitOffer[] {
  return [
    ...upgradeOffers(facts, claims),
    ...weeklyOffers(facts, claims),
    ...birthdayOffers(facts, birthday, claims),
  ];
}

/** Of every level that was ever reached; each is given once, also to whoever has fallen since. */
function upgradeOffers(
  { levels, changes, state, terms }: Facts,
  claims: readonly ClaimedBenefit[],
): BenefitOffer[] {
  const highest = Math.max(state.level, ...changes.map(({ toLevel }) => toLevel));
  return levels
    .filter((row) => row.level <= highest && row.upgrade_bonus_minor > zeroMinor)
    .map((row) => {
      const offer = offerOf(
        'upgrade',
        String(row.level),
        row.level,
        row.upgrade_bonus_minor,
        terms.turnover_times,
      );
      return asClaimed(offer, claims) ?? { ...offer, status: 'claimable' };
    });
}

function weeklyOffers({ today, days, ...facts }: Facts, claims: readonly ClaimedBenefit[]): BenefitOffer[] {
  const row = levelRow(facts);
  if (row === undefined || row.weekly_bonus_minor === zeroMinor) return [];
  const monday = mondayOf(today);
  const amountMinor = row.weekly_bonus_minor;
  const offer = {
    ...offerOf('weekly', monday, row.level, amountMinor, facts.terms.turnover_times),
    condition: {
      requiredMinor: row.weekly_turnover_minor,
      playedMinor: days.between(monday, addDays(today, 1)).turnoverMinor,
    },
    lastDay: addDays(monday, 6),
  };
  const isMet = offer.condition.playedMinor >= offer.condition.requiredMinor;
  return [asClaimed(offer, claims) ?? { ...offer, status: isMet ? 'claimable' : 'waiting' }];
}

function birthdayOffers(
  { today, ...facts }: Facts,
  birthday: Birthday | undefined,
  claims: readonly ClaimedBenefit[],
): BenefitOffer[] {
  const row = levelRow(facts);
  if (row === undefined || row.birthday_bonus_minor === zeroMinor) return [];
  const offerAt = (occurrence: string) =>
    offerOf('birthday', occurrence, row.level, row.birthday_bonus_minor, facts.terms.turnover_times);
  if (birthday === undefined) return [{ ...offerAt(today.slice(0, 4)), status: 'unstated' }];
  const last = claims
    .filter(({ kind }) => kind === 'birthday')
    .toSorted((one, other) => (one.claimedDay < other.claimedDay ? -1 : 1))
    .at(-1);
  const window = birthdayWindow(birthday, today, facts.terms.birthday_days, last?.claimedDay);
  const offer = { ...offerAt(window.occurrence), opensOn: window.opensOn, lastDay: window.lastDay };
  return [asClaimed(offer, claims) ?? { ...offer, status: window.isOpen ? 'claimable' : 'waiting' }];
}

/** The level's row, or that of the highest below it where the operator has taken the level away. */
function levelRow({ levels, state }: Pick<Facts, 'levels' | 'state'>): ClubLevelRow | undefined {
  return levels.findLast(({ level }) => level <= state.level);
}

function offerOf(
  kind: ClubBenefitKind,
  occurrence: string,
  level: number,
  amountMinor: Minor,
  turnoverTimes: number,
): Omit<BenefitOffer, 'status'> {
  const requiredTurnoverMinor = toMinor(amountMinor * BigInt(turnoverTimes));
  return { kind, occurrence, level, amountMinor, requiredTurnoverMinor };
}

/** What was claimed shows what it was then, whatever the operator has changed since. */
function asClaimed(
  offer: Omit<BenefitOffer, 'status'>,
  claims: readonly ClaimedBenefit[],
): BenefitOffer | undefined {
  const claim = claims.find(({ kind, occurrence }) => kind === offer.kind && occurrence === offer.occurrence);
  if (claim === undefined) return undefined;
  const { amountMinor, requiredTurnoverMinor } = claim;
  return { ...offer, amountMinor, requiredTurnoverMinor, status: 'claimed' };
}
