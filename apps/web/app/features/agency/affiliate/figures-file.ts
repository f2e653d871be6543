import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { minorToMajorText } from '@wau/money/minor';
import { minorOf } from '../../../platform/money/minor-of.ts';
import type { AffiliateFigures } from './affiliate-queries.ts';

type Line = AffiliateFigures['list'][number];

/** The titles of the columns, in their order. */
export type FiguresTitles = readonly [key: string, ...rest: readonly string[]];

const byteOrderMark = '\uFEFF';

/** What the list shows as a file; amounts are plain decimals, so that they can be reckoned with. */
export function figuresFile(titles: FiguresTitles, figures: AffiliateFigures): string {
  const lines = figures.list.map((line) => cellsOf(line, figures.currencyCode));
  return byteOrderMark + [titles, ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function cellsOf(line: Line, currencyCode: CurrencyCode): readonly string[] {
  const amount = (wire: string) => minorToMajorText(minorOf(wire), currencyOf(currencyCode));
  return [
    line.key,
    String(line.visitCount),
    String(line.registeredCount),
    String(line.firstDepositCount),
    String(line.depositCount),
    amount(line.depositMinor),
    amount(line.turnoverMinor),
    amount(line.stakeMinor),
    amount(line.payoutMinor),
    amount(line.rewardMinor),
    amount(line.netMinor),
  ];
}

/** Quoted where it has to be. A part of a campaign is of somebody's choice, and a spreadsheet reckons what begins like this. */
function quoted(cell: string): string {
  const plain = /^[=@\t\r]|^[+-](?![\d.]+$)/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
