import type { LanguageCode } from '@wau/contract/languages';
import { latePart } from '@wau/late-scripts/late-part';
import { isFeatureBought } from '@wau/rules/feature-buy';
import type { PlayableTitle } from '@wau/rules/playable-title';
import type { RuleResult } from '@wau/rules/rule-result';
import { isThemeName } from '@wau/theme/theme-names';
import { readGameArt } from '../art/game-art.ts';
import { inNextTask, pause } from '../platform/animation.ts';
import { askKeptSettings } from '../platform/frame-host.ts';
import { frameMessenger } from '../platform/frame-messages.ts';
import { makeIdempotencyKey } from '../platform/idempotency-key.ts';
import { createPageApi } from '../platform/page-api.ts';
import { pageLanguage } from '../platform/page-language.ts';
import { createSound } from '../platform/sound.ts';
import type { StudioValue } from '../platform/studio-api.ts';
import { loadText, type SpokenText } from '../platform/text.tsx';
import { voiceOf } from '../sound/sound-voice.ts';
import { beginOpening, callTimeoutMs } from './begin-opening.ts';
import { createBetDesk } from './bet-desk.ts';
import { amountOf, type WaitingBet } from './desk-state.ts';
import { MissingVerification } from './missing-verification.tsx';
import type { LoadVerifiedRound, Play, PlayedTitle } from './play-context.tsx';
import { createPlaySettings, type PlaySettingsStore, withGame } from './settings/play-settings.ts';

type Opened = StudioValue<'openPlay'>;

export interface PlayedGame {
  /** Reads a title's mathematics with the game's engine. */
  readonly openTitle: (mathematics: unknown) => RuleResult<PlayableTitle>;
  /** How many bets may be open at once; one where the next waits for the last. */
  readonly openBetsMaximum: number;
  readonly loadVerifiedRound: LoadVerifiedRound;
}

/** Long enough for a nervous second tap after a bet, and for a look at what has been dealt. */
const firstDecisionRestMs = 1_000;

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
  const api = createPageApi({
    playToken: () => playToken,
    language: () => language,
    timeoutMs: callTimeoutMs,
  });
  const begun = beginOpening();
  const [pageText, answer, told, keptSettings] = await Promise.all([
    loadText(language),
    begun.session,
    begun.title,
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
  const title =
    told.ok && told.value.gameId === session.gameId ? playedTitle(game, told.value, language) : undefined;
  if (title === undefined) return { status: 'failed', text, message: told.ok ? '' : told.message };
  return { status: 'open', text, play: openedPlay(game, title, session, api, keptSettings) };
}

/** `undefined` where the mathematics are not this engine's. */
function playedTitle(
  game: PlayedGame,
  told: StudioValue<'getTitle'>,
  language: LanguageCode,
): PlayedTitle | undefined {
  const playable = game.openTitle(told.mathematics);
  if (!playable.ok) return undefined;
  const { gameId, theme, names, descriptions, figures } = told;
  const name = names[language];
  const description = descriptions[language];
  return { gameId, theme, name, description, figures, playable: playable.value };
}

/** The play session as the server has opened it: what its money is, the page around the game has no say in. */
export function openedPlay(
  game: PlayedGame,
  title: PlayedTitle,
  session: Opened,
  api: Play['api'],
  keptSettings: string | undefined,
): Play {
  const post = frameMessenger(window);
  const art = readGameArt(document);
  const sound = createSound(art === undefined ? {} : { voice: voiceOf(art.sound) });
  const { limits } = session;
  const { gameId } = title;
  const settings = createPlaySettings({
    kept: keptSettings,
    keep: (text) => post({ type: 'settings', settings: text }),
  });
  sound.setLevels(settings.current());
  settings.subscribe(() => sound.setLevels(settings.current()));
  return {
    title,
    api,
    post,
    sound,
    settings,
    isTrial: session.isTrial,
    allowsAutoplay: session.allowsAutoplay,
    allowsFeatureBuy: session.allowsFeatureBuy,
    firstDecisionRestMs,
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
      kept: settings.current().statistics[gameId],
      keep: (kept) => settings.change({ statistics: withGame(settings.current().statistics, gameId, kept) }),
      onBetPlaced: (bet) => rememberBet(settings, gameId, bet),
      onRoundFinished: ({ roundId, stakeMinor, payoutMinor }) =>
        post({ type: 'round', roundId, stakeMinor, payoutMinor }),
      onBug: (error) => reportError(error),
    }),
  };
}

/**
 * The autoplay raises and lowers stakes by itself, and the price of a feature is many of them; what is remembered is the
 * stake that the player chose.
 */
export function rememberBet(settings: PlaySettingsStore, gameId: string, bet: WaitingBet): void {
  if (bet.source === 'auto' || isFeatureBought(bet.parameters)) return;
  const { bets } = settings.current();
  const { parameters } = bet;
  settings.change({ bets: withGame(bets, gameId, { stakeMinor: bet.stakeMinor.toString(), parameters }) });
}
