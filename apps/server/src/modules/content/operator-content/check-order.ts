import type { ContentKindName } from '@wau/contract/content-kinds';
import { readAccountNumber } from '../../account/security/read-account-number.ts';
import type { ContentItem } from './content-item.ts';
import { WrongContent } from './wrong-content.ts';

interface CheckedOrder {
  readonly present: ReadonlyMap<string, ContentItem>;
  readonly wanted: readonly ContentItem[];
  readonly changed: readonly ContentItem[];
  readonly removed: readonly string[];
  /** Where the merchant is. */
  readonly today: string;
}

/** @throws WrongContent for what shows only beside the other items of a kind, or by the day */
export function checkOrder(kindName: ContentKindName, order: CheckedOrder): void {
  const { present, wanted, removed } = order;
  if (kindName === 'domains' && removed.length === present.size && wanted.length === 0) {
    throw new WrongContent('Without a domain nobody would reach the site.', { code: 'content.domain.last' });
  }
  if (kindName === 'club-levels') checkLevels(order);
  if (kindName === 'rebate-rates') checkRates(order);
  if (kindName === 'banks') checkBanks(order);
}

/** A level that asked for less than one below it would make it unclear which of them a member has. */
function checkLevels({ present, changed, removed }: CheckedOrder): void {
  const all = new Map([...present, ...changed.map((item) => [item.key, item] as const)]);
  for (const key of removed) all.delete(key);
  const levels = [...all.values()].toSorted((one, other) => Number(one.key) - Number(other.key));
  for (const [index, { key, fields }] of levels.entries()) {
    const beneath = levels[index - 1];
    if (beneath === undefined) continue;
    const more = (name: string) => Number(fields[name]) - Number(beneath.fields[name]);
    const [turnover, deposit] = [more('requiredTurnoverMinor'), more('requiredDepositMinor')];
    if (turnover < 0 || deposit < 0 || turnover + deposit === 0) {
      throw new WrongContent(`Level ${key} must ask for more than level ${beneath.key}.`, {
        code: 'content.level.wrong',
        field: 'requiredTurnoverMinor',
      });
    }
  }
}

/** What a day gives does not change while it is played, nor afterwards. */
function checkRates({ present, changed, removed, today }: CheckedOrder): void {
  const touched = [
    ...changed,
    ...[...changed.map(({ key }) => key), ...removed].map((key) => present.get(key)),
  ];
  const begun = touched.find((item) => item !== undefined && String(item.fields.fromDay) <= today);
  if (begun !== undefined) {
    throw new WrongContent(
      `${begun.key}: rates hold from tomorrow at the earliest, and are not changed from their day on.`,
      { code: 'content.rate.begun', field: 'fromDay' },
    );
  }
}

/**
 * A pattern that no number of the bank fits would keep all of its members out, so a new one comes with a number that it
 * has to let in, read as a member's is. What stays as it is may have none: it has let members in.
 */
function checkBanks({ present, changed }: CheckedOrder): void {
  for (const { key, fields } of changed) {
    const before = present.get(key)?.fields;
    const { accountPattern, accountExample } = fields;
    if (before?.accountPattern === accountPattern && before?.accountExample === accountExample) continue;
    if (readAccountNumber(String(accountPattern), String(accountExample)) !== undefined) continue;
    throw new WrongContent(`${key}: accountExample must be a number that accountPattern lets in.`, {
      field: 'accountExample',
    });
  }
}
