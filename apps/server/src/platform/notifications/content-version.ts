import { newToken, type Random } from '@wau/service/random';
import type { NotificationListener } from './notification-listener.ts';

/** What is announced there may change what a visitor sees. */
const channels = [
  'wau_merchant_change',
  'wau_game_change',
  'wau_content_change',
  // Whoever hides their wins is to be gone from kept pages as well.
  'wau_winner_change',
] as const;

export interface ContentVersion {
  /** Another text after each change of a site's settings, games or content; of use for comparing and nothing else. */
  current(): string;
}

/**
 * Tells whoever keeps something rendered of settings and content when it is old. Two processes count apart, so each
 * begins with a text of its own. To be made before the listener starts.
 */
export function watchContentVersion(notifications: NotificationListener, random: Random): ContentVersion {
  const process = newToken(random).slice(0, 8);
  let changes = 0;
  for (const channel of channels) {
    notifications.on(channel, () => {
      changes += 1;
    });
  }
  return { current: () => `${process}-${changes}` };
}
