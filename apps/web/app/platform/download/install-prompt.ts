import { useSyncExternalStore } from 'react';

/** Chromium's own question, which a page may keep until the player asks for it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

function keep(event: InstallPromptEvent | undefined): void {
  kept = event;
  for (const listener of listeners) listener();
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event;
}

/** Keeps the browser's question for later. Called before anything else, because it is asked once and early. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) keep(event);
  });
  window.addEventListener('appinstalled', () => keep(undefined));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the browser's question; `undefined` while the browser has none. It can be asked once. */
export function useInstallPrompt(): (() => Promise<void>) | undefined {
  const event = useSyncExternalStore(
    subscribe,
    () => kept,
    () => undefined,
  );
  if (event === undefined) return undefined;
  return async () => {
    keep(undefined);
    await event.prompt();
  };
}
