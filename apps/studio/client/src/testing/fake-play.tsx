import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages } from '@wau/i18n/studio/en';
import { latePart } from '@wau/late-scripts/late-part';
import { type ReactNode, useState } from 'react';
import type { PostFrameMessage } from '../platform/frame-messages.ts';
import type { Sound } from '../platform/sound.ts';
import type { RoundView, StudioApi } from '../platform/studio-api.ts';
import { spokenText, TextProvider } from '../platform/text.tsx';
import { createBetDesk } from '../play/bet-desk.ts';
import { amountOf } from '../play/desk-state.ts';
import { MissingVerification } from '../play/missing-verification.tsx';
import { rememberBet } from '../play/open-play.ts';
import { PlayProvider } from '../play/play-context.tsx';
import { createPlaySettings } from '../play/settings/play-settings.ts';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';
import { sampleOpened } from './sample-play.ts';
import { playedTitle } from './sample-titles.ts';
import { slowTaps } from './slow-taps.ts';

const silentSound: Sound = {
  setOn: () => undefined,
  setLevels: () => undefined,
  play: () => () => undefined,
  repeat: () => () => undefined,
};

interface FakePlayProps {
  readonly api: StudioApi;
  readonly gameId: string;
  readonly openBetsMaximum: number;
  readonly allowsAutoplay?: boolean;
  readonly allowsFeatureBuy?: boolean;
  readonly unfinishedRound?: RoundView;
  readonly isTrial?: boolean;
  readonly sound?: Sound;
  /** Told the settings as they are to be kept. */
  readonly keep?: (settings: string) => void;
  /** Hears what the game tells the page around it. */
  readonly post?: PostFrameMessage;
  /** Without, decisions are taken at once. */
  readonly firstDecisionRestMs?: number;
  readonly children: ReactNode;
}

const VerifiedRound = latePart(loadVerifiedRound, MissingVerification);
const englishText = spokenText('EN', compileCatalogue(messages));

/** A play session in English with RM 1,000.00, without a server and without waiting. */
export function FakePlay(props: FakePlayProps) {
  const {
    api,
    gameId,
    openBetsMaximum,
    allowsAutoplay = true,
    allowsFeatureBuy = true,
    isTrial = false,
    unfinishedRound,
    firstDecisionRestMs = 0,
    children,
  } = props;
  const { sound = silentSound, keep = () => undefined, post = () => undefined } = props;
  const [settings] = useState(() => createPlaySettings({ kept: JSON.stringify({ isTurbo: true }), keep }));
  const [desk] = useState(() => {
    let keys = 0;
    return createBetDesk({
      api,
      balanceMinor: amountOf(sampleOpened.balanceMinor),
      seed: sampleOpened.seed,
      unfinishedRound,
      openBetsMaximum,
      makeIdempotencyKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
      nowMs: slowTaps(),
      wait: () => Promise.resolve(),
      inNextTask: (work) => work(),
      onBetPlaced: (bet) => rememberBet(settings, gameId, bet),
      onRoundFinished: () => undefined,
      onBug: (error) => {
        throw error;
      },
    });
  });
  const { limits } = sampleOpened;
  return (
    <TextProvider text={englishText}>
      <PlayProvider
        play={{
          title: playedTitle(gameId),
          api,
          desk,
          limits: {
            minStakeMinor: amountOf(limits.minStakeMinor),
            maxStakeMinor: amountOf(limits.maxStakeMinor),
            maxWinMinor: amountOf(limits.maxWinMinor),
          },
          currencyCode: sampleOpened.currencyCode,
          sound,
          post,
          settings,
          isTrial,
          allowsAutoplay,
          allowsFeatureBuy,
          VerifiedRound,
          firstDecisionRestMs,
        }}
      >
        {children}
      </PlayProvider>
    </TextProvider>
  );
}
