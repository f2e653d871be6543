import { Repeat } from 'lucide-react';
import { useStored } from '../platform/store.ts';
import { useText } from '../platform/text.tsx';
import { useOnline } from '../platform/use-online.ts';
import { quickTap } from '../ui/quick-tap.ts';
import type { Autoplay } from './autoplay/autoplay.ts';
import { isBusy } from './desk-state.ts';
import { useAutoplayState, useDesk, useMoney, usePlay } from './play-context.tsx';
import type { SkipStore } from './skip-offer.ts';
import type { StakeChoice } from './stake/use-stake.ts';

interface BetRowProps {
  readonly stake: StakeChoice;
  readonly betLabel: string;
  readonly parameters: unknown;
  /** While a round plays, the button ends its animation instead of betting. */
  readonly skip: SkipStore;
  readonly allowsMoreBets: boolean;
  /** `false` while a choice is missing without which there is no bet. */
  readonly isBetOpen?: boolean;
  readonly autoplay: Autoplay;
  readonly hasAutoplay: boolean;
  readonly onAutoplay: () => void;
}

/** What the one big button does now; `undefined` while it does nothing. */
export type BetAction =
  | { readonly kind: 'bet' | 'stopAutoplay' | 'checking'; readonly act: (() => void) | undefined }
  | {
      readonly kind: 'skip';
      /** `undefined` while a decision has only just come. */
      readonly act: (() => void) | undefined;
      readonly label: string;
      readonly isMain: boolean;
    };

/** What a tap on the big button, or Space, does at this moment. */
export function useBetAction(props: Omit<BetRowProps, 'betLabel' | 'hasAutoplay' | 'onAutoplay'>): BetAction {
  const { stake, parameters, allowsMoreBets, autoplay } = props;
  const { desk } = usePlay();
  const isOnline = useOnline();
  const { run } = useAutoplayState(autoplay);
  const isChecking = useDesk((state) => state.isChecking);
  const isEnded = useDesk((state) => state.isEnded);
  const isBetOpen = useDesk(isBusy);
  const skip = useStored(props.skip, (offer) => offer);
  if (run !== undefined) return { kind: 'stopAutoplay', act: () => autoplay.stop('tapped') };
  if (isChecking) return { kind: 'checking', act: undefined };
  if (isBetOpen && skip !== undefined)
    return {
      kind: 'skip',
      act: skip.isResting === true ? undefined : skip.onSkip,
      label: skip.label,
      isMain: skip.isMain ?? false,
    };
  const { stakeMinor, problem } = stake;
  const isClosed =
    props.isBetOpen === false ||
    !isOnline ||
    isEnded ||
    problem !== undefined ||
    (isBetOpen && !allowsMoreBets);
  if (isClosed || stakeMinor === undefined) return { kind: 'bet', act: undefined };
  return { kind: 'bet', act: () => void desk.placeBet(stakeMinor, parameters) };
}

export function BetRow(props: BetRowProps) {
  const { t } = useText();
  const { allowsAutoplay } = usePlay();
  const isBetOpen = useDesk(isBusy);
  const action = useBetAction(props);
  return (
    <div className="bet-row">
      {allowsAutoplay && props.hasAutoplay && action.kind !== 'stopAutoplay' && (
        <button
          type="button"
          className="auto-button"
          aria-label={t('autoplay.open')}
          aria-disabled={isBetOpen}
          onClick={() => {
            if (!isBetOpen) props.onAutoplay();
          }}
        >
          <Repeat aria-hidden="true" />
        </button>
      )}
      <BigButton action={action} {...props} />
    </div>
  );
}

function BigButton({ action, betLabel, autoplay }: BetRowProps & { readonly action: BetAction }) {
  const { t } = useText();
  switch (action.kind) {
    case 'stopAutoplay':
      return (
        <button type="button" className="bet-button is-skip" onClick={action.act}>
          <StopLabel autoplay={autoplay} />
        </button>
      );
    case 'checking':
      return (
        <button type="button" className="bet-button" disabled>
          <span className="spinner" aria-hidden="true" />
          {t('bet.checking')}
        </button>
      );
    case 'skip':
      return (
        <button
          type="button"
          className={action.isMain ? 'bet-button' : 'bet-button is-skip'}
          // Not `disabled`: a button that has the focus keeps it.
          aria-disabled={action.act === undefined}
          onClick={action.act}
        >
          {action.label}
        </button>
      );
    case 'bet':
      return (
        <button
          type="button"
          className="bet-button"
          // Not `disabled`: the button keeps the focus of keyboard players between rounds. The desk takes no second bet.
          aria-disabled={action.act === undefined}
          {...quickTap(action.act)}
        >
          {betLabel}
        </button>
      );
  }
}

function StopLabel({ autoplay }: { readonly autoplay: Autoplay }) {
  const { t } = useText();
  const money = useMoney();
  const { run } = useAutoplayState(autoplay);
  if (run === undefined) return null;
  return (
    <span className="stop-label">
      {t('autoplay.stop')}
      <small>
        {t('autoplay.left', { count: run.roundsLeft })} · {money.shortAmount(run.stakeMinor)}
      </small>
    </span>
  );
}
