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
  readonly text: string;
  readonly way?: ToastWay | undefined;
}

export interface ToastStore {
  /** The toast on show: a new one takes the place of the old, since a phone has room for one. */
  current(): Toast | undefined;
  /** Returns what takes this very toast away, if it is still there. */
  show(kind: ToastKind, text: string, way?: ToastWay | undefined): () => void;
  subscribe(listener: () => void): () => void;
}

export function createToastStore(): ToastStore {
  let toast: Toast | undefined;
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: Toast | undefined) => {
    toast = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => toast,
    show(kind, text, way) {
      shown += 1;
      const number = shown;
      const hide = () => {
        if (toast?.number === number) change(undefined);
      };
      clearTimeout(timer);
      timer = setTimeout(hide, toastDurationsMs[kind]);
      change({ number, kind, text, way });
      return hide;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's toasts. The server shows none. */
export const toasts = createToastStore();
