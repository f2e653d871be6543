interface Wait {
  readonly untilMs: number;
  readonly resolve: () => void;
}

/** Those who wait for a moment of the board's time. */
export interface BoardWaits {
  readonly isAwaited: () => boolean;
  until(untilMs: number): Promise<void>;
  /** Ends what has waited long enough; all of it when the player does not want to wait. */
  end(nowMs: number, isHurried: boolean): void;
}

export function createBoardWaits(): BoardWaits {
  let waits: readonly Wait[] = [];
  return {
    isAwaited: () => waits.length > 0,
    until: (untilMs) =>
      new Promise((resolve) => {
        waits = [...waits, { untilMs, resolve }];
      }),
    end(nowMs, isHurried) {
      const ended = waits.filter(({ untilMs }) => isHurried || untilMs <= nowMs);
      if (ended.length === 0) return;
      waits = waits.filter((wait) => !ended.includes(wait));
      for (const { resolve } of ended) resolve();
    },
  };
}
