import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as lotteryMessages } from '@wau/i18n/lottery/en';
import { makeLotteryWords } from '@wau/i18n/lottery/lottery-words';
import { pickWords } from '@wau/i18n/lottery/pick-words';
import { messages } from '@wau/i18n/receipt/en';
import { readReceiptKeys } from '@wau/receipt/read-receipt';
import type { ReceiptKeys } from '@wau/receipt/receipt';
import type { CheckedEntry, ReceiptCheck, ReceiptVerdict } from '@wau/receipt/receipt-verdict';
import { verifyReceipt } from '@wau/receipt/verify-receipt';
import type { OperatorCommand } from './command-line.ts';

const usage = `npm run verify-receipt -- <file>                 checks a lottery receipt; needs no server and no database
npm run verify-receipt -- <file> --keys <file>   the same with the keys that the site has published at
                                                 /lgw/receipt-keys.json: only then is it known whose receipt it is

Ends with 0 where all is right, 3 where all is right if the key is the site’s, 1 where something is wrong, 2 where
there is nothing to check.`;

const names = makeLotteryWords(compileCatalogue<string>(lotteryMessages), 'en');

const exitCodes = { right: 0, refused: 1, unreadable: 2, unconfirmed: 3 } as const;

/** Checks the receipt and gives the exit code. */
export async function verifyReceiptCommand({ args, say, complain }: OperatorCommand): Promise<number> {
  const asked = readArguments(args);
  if (asked === undefined) {
    say(usage);
    return args.includes('--help') ? 0 : exitCodes.unreadable;
  }
  const text = await readText(asked.file);
  if (text === undefined) {
    complain(`${asked.file} cannot be read.`);
    return exitCodes.unreadable;
  }
  let keys: ReceiptKeys | undefined;
  if (asked.keysFile !== undefined) {
    keys = readReceiptKeys((await readText(asked.keysFile)) ?? '');
    if (keys === undefined) {
      complain(`${asked.keysFile}: ${messages['page.keys.unreadable']}`);
      return exitCodes.unreadable;
    }
  }
  const verdict = verifyReceipt(text, keys);
  for (const line of linesOf(verdict)) say(line);
  const told = `${messages[`verdict.${verdict.verdict}`]}. ${messages[`verdict.${verdict.verdict}.text`]}`;
  if (verdict.verdict === 'refused') complain(told);
  else say(told);
  return exitCodes[verdict.verdict];
}

interface Asked {
  readonly file: string;
  readonly keysFile: string | undefined;
}

function readArguments(args: readonly string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { keys: { type: 'string' } },
    });
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0 ? undefined : { file, keysFile: values.keys };
  } catch {
    // What is no argument of this command is answered with those that are.
    return undefined;
  }
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    // Whatever keeps it from being read, there is nothing to check.
    return undefined;
  }
}

function linesOf({ receipt, checks, entries }: ReceiptVerdict): readonly string[] {
  const official = receipt?.placed.drawSource === 'official';
  const checkLine = ({ check, isRight }: ReceiptCheck): string => {
    const words =
      check === 'numbers' && official ? messages['check.numbers.official'] : messages[`check.${check}`];
    return `  ${isRight ? 'right' : 'WRONG'}  ${words}`;
  };
  const head =
    receipt === undefined
      ? []
      : [
          `Order ${receipt.placed.orderId} of ${receipt.placed.merchantCode}, ${receipt.placed.gameId} (${receipt.placed.family})`,
          `Placed ${receipt.placed.placedAt}, stake ${receipt.placed.stakeMinor} ${receipt.placed.currencyCode} in minor units`,
          `Signed by ${receipt.key.keyId}, Ed25519 ${receipt.key.publicKey}`,
        ];
  return [
    ...head,
    ...checks.filter(({ entry }) => entry === undefined).map(checkLine),
    ...entries.flatMap((entry) => [
      ...entryLines(entry, receipt?.placed.family ?? ''),
      ...checks.filter((check) => check.entry === entry.entry).map(checkLine),
    ]),
  ];
}

function entryLines(
  { numero, state, slipHash, result, lines }: CheckedEntry,
  family: string,
): readonly string[] {
  return [
    `Draw ${numero}: ${messages[`state.${state}`]}, slip ${slipHash}`,
    ...Object.entries(result ?? {}).map(
      ([prize, numbers]) => `  ${names.word(`prize.${family}.${prize}`)}: ${numbers.join(' ')}`,
    ),
    ...lines.map(({ playCode, fieldCodes, numbers, stakeMinor, payoutMinor }) => {
      const paid = payoutMinor === undefined ? '' : `, pays ${payoutMinor}`;
      const picks = pickWords(names, family, fieldCodes, numbers);
      return `  ${names.playName(family, playCode)} (${playCode}), ${picks}: stake ${stakeMinor}${paid}`;
    }),
  ];
}
