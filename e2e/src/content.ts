import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownInstallation } from './installation.ts';
import { runCommand } from './run-command.ts';

interface ContentOrder {
  readonly items?: readonly object[];
  readonly remove?: readonly string[];
}

/** `npm run content -- wau <kind> <file>` on the server under test, or on another that was started here. */
export function putContent(
  kind: string,
  order: ContentOrder,
  dataFolder = ownInstallation()?.dataFolder,
): void {
  runContent(kind, order, dataFolder);
}

/** `npm run content -- wau send <file>` on the server under test. */
export function sendAnnouncement(order: object): void {
  runContent('send', order, ownInstallation()?.dataFolder);
}

function runContent(word: string, file: object, dataFolder: string | undefined): void {
  if (dataFolder === undefined) throw new Error('the server under test was not started here');
  const path = join(dataFolder, 'e2e-content.json');
  writeFileSync(path, JSON.stringify(file));
  runCommand('content', ['wau', word, path], dataFolder);
}
