/** What the page around a game tells it. Nothing of it is money: whoever frames a game could say anything. */
export type HostMessage =
  /** What the game had it keep last time. A game in its sandbox has no storage of its own. */
  | { readonly type: 'host'; readonly settings: string | undefined }
  /** The balance has changed elsewhere, so the game should ask for it. */
  | { readonly type: 'balanceChanged' }
  /** The page has something to say that the player answers first: nothing goes on by itself meanwhile. */
  | { readonly type: 'pause' };

/** A page that does not answer by then is another company's, which keeps nothing. */
const hostAnswerMs = 600;

/** Asks the page around the game for what it has kept. A game that is a page of its own has nobody to ask. */
export function askKeptSettings(frame: Window): Promise<string | undefined> {
  if (frame.parent === frame) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const answer = (settings: string | undefined) => {
      stop();
      clearTimeout(timer);
      resolve(settings);
    };
    const stop = onHostMessage(frame, (message) => {
      if (message.type === 'host') answer(message.settings);
    });
    const timer = setTimeout(() => answer(undefined), hostAnswerMs);
    frame.parent.postMessage({ source: 'wau-game', type: 'hello' }, '*');
  });
}

/** Hears the page around the game, and nobody else. Returns a function that stops it. */
export function onHostMessage(frame: Window, onMessage: (message: HostMessage) => void): () => void {
  const listen = (event: MessageEvent) => {
    if (event.source !== frame.parent || frame.parent === frame) return;
    const message = readHostMessage(event.data);
    if (message !== undefined) onMessage(message);
  };
  frame.addEventListener('message', listen);
  return () => frame.removeEventListener('message', listen);
}

/** Reads a message of the page around the game; `undefined` for anything else. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, settings } = data as Readonly<Record<string, unknown>>;
  if (source !== 'wau-app') return undefined;
  if (type === 'balanceChanged' || type === 'pause') return { type };
  if (type !== 'host') return undefined;
  if (settings !== null && typeof settings !== 'string') return undefined;
  return { type, settings: settings ?? undefined };
}
