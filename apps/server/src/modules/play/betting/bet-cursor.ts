/** The end of a page of bets: rows are ordered by time and then by what their source calls them, newest first. */
export interface BetCursor {
  readonly placedAt: Date;
  readonly externalKey: string;
}

export function cursorOfBet({ placedAt, externalKey }: BetCursor): string {
  return `${placedAt.getTime()}.${externalKey}`;
}

/** Reads what `cursorOfBet` writes; `undefined` for anything else. */
export function parseBetCursor(cursor: string): BetCursor | undefined {
  const [, milliseconds, externalKey] = /^(\d{1,15})\.([!-~]{1,128})$/.exec(cursor) ?? [];
  return milliseconds === undefined || externalKey === undefined
    ? undefined
    : { placedAt: new Date(Number(milliseconds)), externalKey };
}
