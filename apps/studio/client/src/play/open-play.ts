import { latePart } from '@wau/late-scripts/late-part';
import type { GameCode } from '@wau/rules/games';
import { isThemeName } from '@wau/theme/theme-names';
import { inNextTask, pause } from '../platform/animation.ts';
import { askKeptSettings } from '../platform/frame-host.ts';
import { frameMessenger } from '../platform/frame-messages.ts';
import { makeIdempotencyKey } from '../platform/idempotency-key.ts';
import { launchTokenOf } from '../platform/launch-token.ts';
import { createSound } from '../platform/sound.ts';
import { createStudioApi, type StudioValue } from '../platform/studio-api.ts';
import { loadText, pageLanguage, type SpokenText } from '../platform/text.tsx';
import { createBetDesk } from './bet-desk.ts';
import { amountOf, type WaitingBet } from './desk-state.ts';
import { MissingVerification } from './missing-verification.tsx';
import type { LoadVerifiedRound, Play } from './play-context.tsx';
import { createPlaySettings, type PlaySettingsStore } from './settings/play-settings.ts';

type Opened = StudioValue<'openPlay'>;

export interface PlayedGame {
  readonly gameCode: GameCode;
  /** How many bets may be open at once; one where the next waits for the last. */
  readonly openBetsMaximum: number;
  readonly loadVerifiedRound: LoadVerifiedRound;
}

const callTimeoutMs = 10_000;

export type Opening =
  | { readonly status: 'opening' }
  | { readonly status: 'failed'; readonly text: SpokenText | undefined; readonly message: string }
  | { readonly status: 'open'; readonly text: SpokenText; readonly play: Play };

let opened: Promise<Opening> | undefined;

/** A launch token works once, so it is spent once, however often React mounts. */
export function openOnce(game: PlayedGame): Promise<Opening> {
  opened ??= open(game);
  return opened;
}

async function open(game: PlayedGame): Promise<Opening> {
  let playToken: string | undefined;
  let language = pageLanguage();
  const api = createStudioApi({
    fetch: (path, init) => fetch(path, { ...init, credentials: 'omit' }),
    playToken: () => playToken,
    language: () => language,
    timeoutMs: callTimeoutMs,
  });
  const launchToken = launchTokenOf(window.location.hash);
  const [pageText, answer, keptSettings] = await Promise.all([
    loadText(language),
    launchToken === undefined ? undefined : api.call('openPlay', { body: { launchToken } }),
    askKeptSettings(window),
  ]);
  if (answer === undefined || !answer.ok) {
    return { status: 'failed', text: pageText, message: answer?.message ?? '' };
  }
  const session = answer.value;
  playToken = session.playToken;
  language = session.language;
  const text = pageText.language === language ? pageText : await loadText(language);
  document.documentElement.lang = text.locale;
  if (isThemeName(session.themeName)) document.documentElement.dataset.theme = session.themeName;
  return { status: 'open', text, play: openedPlay(game, session, api, keptSettings) };
}

/** The play session as the server has opened it: what its money is, the page around the game has no say in. */
export function openedPlay(
  game: PlayedGame,
  session: Opened,
  api: Play['api'],
  keptSettings: string | undefined,
): Play {
  const post = frameMessenger(window);
  const sound = createSound();
  const { limits } = session;
  const { gameCode } = game;
  const settings = createPlaySettings({
    kept: keptSettings,
    keep: (text) => post({ type: 'settings', settings: text }),
  });
  sound.setLevels(settings.current());
  settings.subscribe(() => sound.setLevels(settings.current()));
  return {
    gameCode,
    api,
    post,
    sound,
    settings,
    isTrial: session.isTrial,
    allowsAutoplay: session.allowsAutoplay,
    VerifiedRound: latePart(game.loadVerifiedRound, MissingVerification),
    currencyCode: session.currencyCode,
    limits: {
      minStakeMinor: amountOf(limits.minStakeMinor),
      maxStakeMinor: amountOf(limits.maxStakeMinor),
      maxWinMinor: amountOf(limits.maxWinMinor),
    },
    desk: createBetDesk({
      api,
      balanceMinor: amountOf(session.balanceMinor),
      seed: session.seed,
      unfinishedRound: session.unfinishedRound ?? undefined,
      openBetsMaximum: game.openBetsMaximum,
      makeIdempotencyKey,
      nowMs: () => performance.now(),
      wait: pause,
      inNextTask,
      kept: settings.current().statistics[gameCode],
      keep: (kept) => settings.change({ statistics: { ...settings.current().statistics, [gameCode]: kept } }),
      onBetPlaced: (bet) => rememberBet(settings, gameCode, bet),
      onRoundFinished: ({ roundId, stakeMinor, payoutMinor }) =>
        post({ type: 'round', roundId, stakeMinor, payoutMinor }),
      onBug: (error) => reportError(error),
    }),
  };
}

/** The autoplay raises and lowers stakes by itself; what is remembered is what the player chose. */
export function rememberBet(settings: PlaySettingsStore, gameCode: GameCode, bet: WaitingBet): void {
  if (bet.source === 'auto') return;
  const { bets } = settings.current();
  const { parameters } = bet;
  settings.change({ bets: { ...bets, [gameCode]: { stakeMinor: bet.stakeMinor.toString(), parameters } } });
}
