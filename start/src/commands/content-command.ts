import { readFileSync } from 'node:fs';
import type { MerchantCode } from '@wau/contract/ids';
import { checkItemPatterns } from '@wau/server/modules/content/operator-content/check-item-patterns';
import { writeItem } from '@wau/server/modules/content/operator-content/content-item';
import {
  type ContentKind,
  contentKinds,
  readContentKind,
} from '@wau/server/modules/content/operator-content/content-kinds';
import { type ContentOrder, putContent } from '@wau/server/modules/content/operator-content/put-content';
import { readContent } from '@wau/server/modules/content/operator-content/read-content';
import { WrongContent } from '@wau/server/modules/content/operator-content/wrong-content';
import {
  deliverPersonalAnnouncement,
  placePersonalAnnouncement,
  readPersonalOrder,
  WrongAnnouncement,
} from '@wau/server/modules/messaging/personal-announcement/send-personal-announcement';
import { runAudited } from '@wau/server/platform/audit/run-audited';
import { systemClock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import type { Config } from '../configuration/config.ts';
import { withApplicationDatabase } from '../database/application-database.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { commandActor, type OperatorCommand, runCommand } from './command-line.ts';

const usage = `npm run content -- <merchant> <kind>           what there is, as the file of JSON that would put it in place
npm run content -- <merchant> <kind> <file>    puts the items of a file in place and removes those it names
npm run content -- <merchant> send <file>      puts an announcement into inboxes, once for each member

A file is {"items": […], "remove": ["<id>", …]}; either may be missing, and what it does not name stays.
One to send is {"id": …, "to": "all" or ["<member>", …], "link": …, "texts": {"MY": {"title": …, "content": …}}}.

Kinds:`;

/** Runs the command and gives its exit code. */
export async function contentCommand(command: OperatorCommand): Promise<number> {
  const [merchant, kindName, file] = command.args;
  if (merchant === undefined || merchant === '--help') {
    command.say(helpText());
    return merchant === undefined ? 1 : 0;
  }
  return runCommand(command, async (config) => {
    const reached = await reachDatabase(config);
    const options = { connectionString: reached.applicationUrl, applicationName: 'wau content' };
    try {
      await withApplicationDatabase(options, (database) =>
        answer(command, config, database, merchant as MerchantCode, kindName, file),
      );
      return 0;
    } catch (error) {
      if (!(error instanceof WrongContent) && !(error instanceof WrongAnnouncement)) throw error;
      command.complain(error.message);
      return 1;
    } finally {
      await reached.close();
    }
  });
}

function helpText(): string {
  return [
    usage,
    ...Object.entries(contentKinds).map(([name, { meaning }]) => `  ${name.padEnd(24)} ${meaning}`),
  ].join('\n');
}

async function answer(
  { say }: OperatorCommand,
  config: Pick<Config, 'consoleHost'>,
  database: Database,
  merchantCode: MerchantCode,
  kindName: string | undefined,
  file: string | undefined,
): Promise<void> {
  if (kindName === 'send' && file !== undefined) {
    const parts = { database, clock: systemClock, random: systemRandom };
    const order = readPersonalOrder(readJson(file));
    const deed = {
      merchantCodes: [merchantCode],
      actor: commandActor(),
      action: 'placePersonalAnnouncement',
    };
    await runAudited(parts, deed, (tx) => placePersonalAnnouncement(parts, tx, merchantCode, order));
    const reached = await deliverPersonalAnnouncement(parts, merchantCode, order);
    say(`${merchantCode} ${order.announcementId}: new to ${reached} inboxes`);
    return;
  }
  const name = readContentKind(kindName ?? '');
  if (name === undefined) {
    throw new WrongContent(`There is no kind "${kindName ?? ''}"; ${Object.keys(contentKinds).join(', ')}.`);
  }
  if (file === undefined) {
    const kind: ContentKind = contentKinds[name];
    const present = await readContent(poolRunner(database.pool), merchantCode, kind);
    const items = [...present.values()].map((item) => writeItem(kind, item));
    say(JSON.stringify({ items }, undefined, 2));
    return;
  }
  const order = readOrder(file);
  const parts = { database, clock: systemClock, config };
  const deed = { merchantCodes: [merchantCode], actor: commandActor(), action: 'putContent' };
  const runner = poolRunner(database.pool);
  const checkedPatterns = await checkItemPatterns(runner, merchantCode, name, order.items ?? []);
  const outcome = await runAudited(parts, deed, (tx) =>
    putContent(parts, tx, merchantCode, name, { ...order, checkedPatterns }),
  );
  for (const [what, keys] of Object.entries<readonly string[]>({ ...outcome })) {
    if (keys.length > 0) say(`${merchantCode} ${name} ${what}: ${keys.map((key) => key || 'it').join(', ')}`);
  }
}

function readOrder(file: string): ContentOrder {
  const order = readJson(file);
  if (typeof order !== 'object' || order === null || Array.isArray(order)) throw wrongOrder(file);
  const { items = [], remove = [], ...others } = order as Readonly<Record<string, unknown>>;
  const areKeys = Array.isArray(remove) && remove.every((key) => typeof key === 'string');
  if (!Array.isArray(items) || !areKeys || Object.keys(others).length > 0) throw wrongOrder(file);
  return { items, remove };
}

function wrongOrder(file: string): WrongContent {
  return new WrongContent(`${file} must be {"items": […], "remove": ["<id>", …]} and nothing else.`);
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongContent(`${file} cannot be read: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new WrongContent(`${file} is no JSON: ${(error as Error).message}`);
  }
}
