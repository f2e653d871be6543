import { toMinor } from '@wau/money/minor';
import type { StudioText } from '../platform/text.tsx';
import type { AutoplayStop } from './autoplay/autoplay.ts';
import type { DeskNotice } from './desk-state.ts';
import type { MoneyText, PlayLimits } from './play-context.tsx';
import type { StakeProblem } from './stake/stake-steps.ts';

/** The part of the screen that a notice belongs beside. */
export type NoticePlace = 'stake' | 'parameters' | 'bet';

const stakeCodes: readonly string[] = [
  'stake.below.minimum',
  'stake.above.maximum',
  'stake.step.wrong',
  'balance.insufficient',
];

export function noticePlace(notice: DeskNotice): NoticePlace {
  if (notice.kind === 'refunded') return 'bet';
  if (stakeCodes.includes(notice.failure.code)) return 'stake';
  return notice.failure.code === 'round.parameters.invalid' ? 'parameters' : 'bet';
}

export interface NoticeFacts {
  readonly t: StudioText;
  readonly money: MoneyText;
  readonly limits: PlayLimits;
  readonly stepMinor: bigint;
}

/** What a player reads when a stake is not possible, before or after it was sent. */
export function stakeProblemText(problem: StakeProblem, facts: NoticeFacts): string {
  const { t, money, limits, stepMinor } = facts;
  switch (problem) {
    case 'stake.invalid':
      return t('stake.invalid');
    case 'stake.below.minimum':
      return t('stake.below', { amount: money.shortAmount(limits.minStakeMinor) });
    case 'stake.above.maximum':
      return t('stake.above', { amount: money.shortAmount(limits.maxStakeMinor) });
    case 'stake.step.wrong':
      return t('stake.step', { amount: money.shortAmount(toMinor(stepMinor)) });
    case 'balance.insufficient':
      return t('stake.balance');
  }
}

export function noticeText(notice: DeskNotice, facts: NoticeFacts): string {
  if (notice.kind === 'refunded') {
    return facts.t('bet.refunded', { amount: facts.money.shortAmount(notice.stakeMinor) });
  }
  const { code, message } = notice.failure;
  if (isStakeProblem(code)) return stakeProblemText(code, facts);
  return message === '' ? facts.t('load.failed.text') : message;
}

function isStakeProblem(code: string): code is StakeProblem {
  return stakeCodes.includes(code);
}

/** Why rounds no longer play by themselves. */
export function autoplayStopText(stop: Exclude<AutoplayStop, 'tapped'>, t: StudioText): string {
  return t('autoplay.ended', { why: t(`autoplay.ended.${stop}`) });
}
