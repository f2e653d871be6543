import { Sparkles } from 'lucide-react';
import './feature-buy.css';
import { useText } from '../../platform/text.tsx';
import type { Autoplay } from '../autoplay/autoplay.ts';
import { isBusy } from '../desk-state.ts';
import { useAutoplayState, useDesk } from '../play-context.tsx';

interface FeatureBuyButtonProps {
  readonly autoplay: Autoplay;
  readonly onOpen: () => void;
}

/** Stands beside the reels. What speaks against buying is told on the sheet that it opens. */
export function FeatureBuyButton({ autoplay, onOpen }: FeatureBuyButtonProps) {
  const { t } = useText();
  const { run } = useAutoplayState(autoplay);
  const isRoundOpen = useDesk(isBusy);
  // The sheet says that an autoplay is to be stopped first; that a round is being played is seen.
  const isClosed = isRoundOpen && run === undefined;
  return (
    <button
      type="button"
      className="feature-buy"
      aria-haspopup="dialog"
      // Not `disabled`: the button keeps the focus of keyboard players between rounds.
      aria-disabled={isClosed}
      onClick={() => {
        if (!isClosed) onOpen();
      }}
    >
      <Sparkles aria-hidden="true" />
      <span>{t('buy.title')}</span>
    </button>
  );
}
