import type { Minor } from '@wau/money/minor';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { shake } from '../platform/haptics.ts';
import { createStore, type Store, useStored } from '../platform/store.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { usePace, usePlay } from '../play/play-context.tsx';
import type { SkipOffer, SkipStore } from '../play/skip-offer.ts';
import { themeColours } from '../ui/theme-colours.ts';
import { Celebration, CelebrationLettersAhead, type ShownWin } from './celebration.tsx';
import { spritesFor } from './particle-sprites.ts';
import type { Place } from './particles.ts';
import { pacedTier, winTierOf } from './win-tier.ts';

/** What is known of a round that has won, which may be before the rest of it is. */
type WonRound = Pick<RoundView, 'roundId' | 'stakeMinor' | 'payoutMinor'>;

export interface CelebrationHandle {
  /** Lies over the stage, which must be positioned. */
  readonly overlay: ReactNode;
  /** Celebrates what a round won; resolves when the player has seen it, at once where there is nothing to see. */
  celebrate(round: WonRound, origin?: Place): Promise<void>;
  /** For the game's one big button while a win covers the stage, so that keyboards can end it as well. */
  readonly skipOffer: SkipStore;
  /** Ends what is being shown. */
  skip(): void;
}

const middle: Place = { x: 0.5, y: 0.5 };

/** Shows wins by their tier with sparks, a counting amount, sound and a shake of the phone. */
export function useCelebration(): CelebrationHandle {
  const { sound, settings } = usePlay();
  const { t } = useText();
  const pace = usePace();
  const [shown] = useState(() => createStore<ShownWin | undefined>(undefined));
  const [skipOffer] = useState(() => createStore<SkipOffer | undefined>(undefined));
  const end = useRef<() => void>(undefined);
  /** What the win paid that covers the stage now. */
  const coveringMinor = useRef<Minor>(undefined);

  useEffect(() => void spritesFor(themeColours()), []);

  const skip = useCallback(() => end.current?.(), []);

  async function celebrate(round: WonRound, origin = middle): Promise<void> {
    const stakeMinor = amountOf(round.stakeMinor);
    const payoutMinor = amountOf(round.payoutMinor);
    const full = winTierOf(stakeMinor, payoutMinor);
    if (full === undefined) return;
    const tier = pacedTier(full, pace);
    const silence = sound.play(tier.sound);
    shake(settings.current().hasHaptics, tier.vibrationMs);
    // Of several balls the greatest win is shown, else the last; the sound of the others goes on.
    const isOutdone =
      coveringMinor.current !== undefined && (!tier.coversStage || payoutMinor < coveringMinor.current);
    if (tier.showMs === 0 || isOutdone) return;
    end.current?.();
    coveringMinor.current = tier.coversStage ? payoutMinor : undefined;
    const ended = new Promise<void>((resolve) => {
      end.current = () => {
        end.current = undefined;
        coveringMinor.current = undefined;
        shown.set(undefined);
        if (tier.coversStage) {
          skipOffer.set(undefined);
          silence();
        }
        resolve();
      };
    });
    if (tier.coversStage) skipOffer.set({ label: t('win.skip'), onSkip: skip });
    shown.set({ winId: round.roundId, tier, stakeMinor, payoutMinor, origin });
    // Sparks hold nobody up.
    if (tier.coversStage) await ended;
  }

  const overlay = <Overlay shown={shown} onEnd={skip} />;
  return { overlay, skipOffer, celebrate, skip };
}

interface OverlayProps {
  readonly shown: Store<ShownWin | undefined>;
  readonly onEnd: () => void;
}

function Overlay({ shown, onEnd }: OverlayProps) {
  const win = useStored(shown, (current) => current);
  return (
    <>
      <CelebrationLettersAhead />
      {win !== undefined && <Celebration key={win.winId} win={win} onEnd={onEnd} />}
    </>
  );
}
