import { screenPaths } from 'virtual:screen-paths';

const paths: ReadonlySet<string> = new Set(screenPaths);

/** Whether this version has a screen at the address: an entry that leads nowhere is not shown. */
export function screenExists(path: string): boolean {
  return paths.has(path);
}
