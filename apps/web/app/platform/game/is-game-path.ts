/** Whether an address of this site opens a game. */
export function isGamePath(path: string): boolean {
  return path.startsWith('/m/launchGame?');
}
