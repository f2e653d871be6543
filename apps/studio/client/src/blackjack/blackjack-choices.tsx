import type { BlackjackDecisionKind } from '@wau/rules/blackjack/blackjack-events';
import type { BlackjackMathematics } from '@wau/rules/blackjack/blackjack-mathematics';
import { type Decisions, isCostly } from '../decisions/use-decisions.ts';
import { useText } from '../platform/text.tsx';
import { useMoney } from '../play/play-context.tsx';

interface BlackjackChoicesProps {
  readonly mathematics: BlackjackMathematics;
  readonly decisions: Decisions;
}

/** All decisions beside the big button's; each keeps its place, whether or not it may be taken now. */
export function BlackjackChoices({ mathematics, decisions }: BlackjackChoicesProps) {
  const { t } = useText();
  const money = useMoney();
  const isInsuring = decisions.extraStakeOf('insure') !== undefined;
  const kinds: readonly BlackjackDecisionKind[] = isInsuring ? ['insure'] : kindsOf(mathematics);
  return (
    <fieldset className="blackjack-choices" data-count={kinds.length}>
      <legend className="visually-hidden">{t('blackjack.choices')}</legend>
      {kinds.map((kind) => {
        const extraStakeMinor = decisions.extraStakeOf(kind);
        return (
          <button
            key={kind}
            type="button"
            className="blackjack-choice"
            disabled={!decisions.isOpen || extraStakeMinor === undefined}
            onClick={() => decisions.decide({ kind })}
          >
            {t(`blackjack.${kind}`)}
            {isCostly(extraStakeMinor) && <small>+{money.shortAmount(extraStakeMinor)}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What a title's rules know beside hitting, which the big button does. */
function kindsOf({ double, splitHandsMaximum, surrender }: BlackjackMathematics): BlackjackDecisionKind[] {
  const kinds: BlackjackDecisionKind[] = ['stand'];
  if (double !== 'none') kinds.push('double');
  if (splitHandsMaximum > 1) kinds.push('split');
  if (surrender) kinds.push('surrender');
  return kinds;
}
