import { pause } from '../platform/animation.ts';
import { askUntilLetIn } from '../platform/ask-until-let-in.ts';
import { launchTokenOf } from '../platform/launch-token.ts';
import { createPageApi } from '../platform/page-api.ts';
import { pageLanguage } from '../platform/page-language.ts';
import type { StudioAnswer, StudioValue } from '../platform/studio-api.ts';

/** What a game's page asks for before it can show anything. */
export interface BegunOpening {
  /** `undefined` where the address has no launch token. */
  readonly session: Promise<StudioAnswer<StudioValue<'openPlay'>>> | undefined;
  readonly title: Promise<StudioAnswer<StudioValue<'getTitle'>>>;
}

export const callTimeoutMs = 10_000;

let begun: BegunOpening | undefined;

/**
 * Exchanges the launch token of the page's address and asks for its title. A script of its own does so first of all, while
 * those that draw the game are still on their way; whoever asks afterwards has the same answers, since a launch token
 * works once.
 */
export function beginOpening(): BegunOpening {
  begun ??= begin();
  return begun;
}

function begin(): BegunOpening {
  const language = pageLanguage();
  const api = createPageApi({
    playToken: () => undefined,
    language: () => language,
    timeoutMs: callTimeoutMs,
  });
  const launchToken = launchTokenOf(window.location.hash);
  const params = { gameId: gameIdOf(window.location.pathname) };
  return {
    session:
      launchToken === undefined
        ? undefined
        : askUntilLetIn(() => api.call('openPlay', { body: { launchToken } }), pause),
    title: askUntilLetIn(() => api.call('getTitle', { params }), pause),
  };
}

/** The game that a page is of, by its own address. */
function gameIdOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}
