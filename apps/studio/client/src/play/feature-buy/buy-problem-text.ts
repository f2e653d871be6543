import { type NoticeFacts, stakeProblemText } from '../notice-text.ts';
import type { BuyProblem } from './feature-offer.ts';

/** What a player reads where a feature cannot be bought, with what can be done about it. */
export function buyProblemText(problem: BuyProblem, facts: NoticeFacts): string {
  const { t, money, limits } = facts;
  switch (problem.kind) {
    case 'autoplay':
      return t('buy.problem.autoplay');
    case 'offline':
      return t('bet.offline');
    case 'busy':
      return t('buy.problem.busy');
    case 'balance':
      return t('buy.problem.balance');
    case 'stake':
      return stakeProblemText(problem.problem, facts);
    case 'limit': {
      const limit = money.shortAmount(limits.maxStakeMinor);
      return problem.highestStakeMinor === undefined
        ? t('buy.problem.limit.always', { limit })
        : t('buy.problem.limit', { limit, stake: money.shortAmount(problem.highestStakeMinor) });
    }
  }
}
