import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../platform/text.tsx';
import { isBusy, shownBalance } from '../desk-state.ts';
import { noticePlace, noticeText, stakeProblemText } from '../notice-text.ts';
import { useDesk, useMoney, usePlay } from '../play-context.tsx';
import { doubleStake, greatestStake, halfStake, nextStake, previousStake } from './stake-steps.ts';
import type { StakeChoice } from './use-stake.ts';

/** Chooses the stake; its limits stand above it, and so does whatever speaks against it. */
export function StakeControl({ stake }: { readonly stake: StakeChoice }) {
  const { t } = useText();
  const { limits, desk } = usePlay();
  const money = useMoney();
  const notice = useDesk((state) => state.notice);
  const isBetOpen = useDesk(isBusy);
  const fieldId = useId();
  const noteId = useId();
  const { bounds, stakeMinor } = stake;
  const facts = { t, money, limits, stepMinor: bounds.stepMinor };
  // Buttons start from the typed amount, or from the minimum where nothing readable stands in the field.
  const current = stakeMinor ?? bounds.minStakeMinor;

  // While a round is under way its win may still come, so it is too early to say that the money is not enough.
  const isEarly = stake.problem === 'balance.insufficient' && isBetOpen;
  let problem = stake.problem === undefined || isEarly ? undefined : stakeProblemText(stake.problem, facts);
  if (notice !== undefined && noticePlace(notice) === 'stake') problem ??= noticeText(notice, facts);

  return (
    <div className="stake">
      <div className="stake-head">
        <label htmlFor={fieldId}>
          {t('stake.label')} <span className="stake-symbol">{money.symbol}</span>
        </label>
        <span
          id={noteId}
          className={problem === undefined ? 'stake-note' : 'stake-note is-problem'}
          role="status"
        >
          {problem ??
            t('stake.limits', {
              minimum: money.shortDigits(limits.minStakeMinor),
              maximum: money.shortDigits(limits.maxStakeMinor),
              win: money.shortDigits(limits.maxWinMinor),
            })}
        </span>
      </div>
      <div className={problem === undefined ? 'stake-row' : 'stake-row is-problem'}>
        <button
          type="button"
          aria-label={t('stake.half')}
          onClick={() => stake.choose(halfStake(current, bounds))}
        >
          ½
        </button>
        <button
          type="button"
          aria-label={t('stake.down')}
          onClick={() => stake.choose(previousStake(current, bounds))}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          id={fieldId}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={stake.text}
          aria-invalid={problem !== undefined}
          aria-describedby={noteId}
          data-long={stake.text.length > 7}
          onChange={(event) => stake.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
          onBlur={() => {
            if (stakeMinor !== undefined) stake.choose(stakeMinor);
          }}
        />
        <button
          type="button"
          aria-label={t('stake.up')}
          onClick={() => stake.choose(nextStake(current, bounds))}
        >
          <Plus aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={t('stake.double')}
          onClick={() => stake.choose(doubleStake(current, bounds))}
        >
          2×
        </button>
        <button
          type="button"
          aria-label={t('stake.max.long')}
          onClick={() => stake.choose(greatestStake(shownBalance(desk.state()), bounds))}
        >
          {t('stake.max')}
        </button>
      </div>
    </div>
  );
}
