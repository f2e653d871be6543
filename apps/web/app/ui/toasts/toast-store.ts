/**
 * SH-14: how long each kind of toast stays. Those that wait end when their work does, at the latest after their time.
 */
export const toastDurationsMs = {
  wait: 10_000,
  waitUntilDone: 9_999_000,
  waitForMail: 9_999,
  success: 1_500,
  successShort: 1_000,
  info: 2_000,
  notice: 1_500,
  short: 3_000,
  long: 8_000,
} as const;

export type ToastKind = keyof typeof toastDurationsMs;

/** Where the player can go from what a toast says, e.g. to customer service. */
export interface ToastWay {
  readonly label: string;
  readonly to: string;
}

export interface Toast {
  readonly number: number;
  readonly kind: ToastKind;
  /** Absent once its time is over and only the way is left. */
  readonly text: string | undefined;
  readonly way?: ToastWay | undefined;
}

export interface ToastStore {
  /** The toast on show: a new one takes the place of the old, since a phone has room for one. */
  current(): Toast | undefined;
  /**
   * Returns what takes this very toast away, if it is still there. The words of a toast stay as long as its kind does;
   * a way on stays for the time of a long one, since two seconds are too few to reach it.
   */
  show(kind: ToastKind, text: string, way?: ToastWay | undefined): () => void;
  /** Nothing goes while a finger, a pointer or the keyboard is on the way; afterwards its time begins anew. */
  hold(): void;
  release(): void;
  /** Takes away what is on show, because its way has been taken. */
  dismiss(): void;
  subscribe(listener: () => void): () => void;
}

/** Whether anybody can see the page. */
interface SeenPage {
  isSeen(): boolean;
  onChange(listener: () => void): void;
}

const alwaysSeen: SeenPage = { isSeen: () => true, onChange: () => undefined };

const thisPage: SeenPage =
  typeof document === 'undefined'
    ? alwaysSeen
    : {
        isSeen: () => document.visibilityState === 'visible',
        onChange: (listener) => document.addEventListener('visibilitychange', listener),
      };

/**
 * The time of a toast runs while the page is seen. What is said to a page in the background, e.g. that another tab has
 * logged the player out, is there when they come back to it.
 */
export function createToastStore(page: SeenPage = thisPage): ToastStore {
  let toast: Toast | undefined;
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: Toast | undefined) => {
    toast = next;
    for (const listener of listeners) listener();
  };
  const dismiss = () => {
    clearTimeout(timer);
    change(undefined);
  };
  /** Waits for the end of what is on show: of its words, then of its way. */
  const startTime = () => {
    clearTimeout(timer);
    if (toast === undefined || !page.isSeen()) return;
    const { kind, text, way } = toast;
    const wordsMs = toastDurationsMs[kind];
    if (text === undefined) timer = setTimeout(dismiss, toastDurationsMs.long - wordsMs);
    else
      timer = setTimeout(way === undefined || wordsMs >= toastDurationsMs.long ? dismiss : endWords, wordsMs);
  };
  const endWords = () => {
    if (toast !== undefined) change({ ...toast, text: undefined });
    startTime();
  };
  page.onChange(startTime);
  return {
    current: () => toast,
    show(kind, text, way) {
      shown += 1;
      const number = shown;
      change({ number, kind, text, way });
      startTime();
      return () => {
        if (toast?.number === number) dismiss();
      };
    },
    hold: () => clearTimeout(timer),
    release: startTime,
    dismiss,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's toasts. The server shows none. */
export const toasts = createToastStore();
