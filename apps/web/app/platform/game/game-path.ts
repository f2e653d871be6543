/** The address that opens a game; login, where it is needed, returns to it. */
export function gamePath(game: {
  readonly vassalage: string;
  readonly gameId: string;
  readonly nodeId: number;
  readonly gameType: string;
}): string {
  const search = new URLSearchParams({
    vendor: game.vassalage,
    gameId: game.gameId,
    nodeId: String(game.nodeId),
    gameCategory: game.gameType,
  });
  return `/m/launchGame?${search.toString()}`;
}

/** Whether an address of this site opens a game. */
export function isGamePath(path: string): boolean {
  return path.startsWith('/m/launchGame?');
}
