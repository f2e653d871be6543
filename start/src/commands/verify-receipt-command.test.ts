import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  exampleKey,
  exampleKeys,
  exampleOutcome,
  examplePlaced,
  signReceipt,
} from '@wau/receipt/testing/signed-receipt';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { expect, test } from 'vitest';
import { verifyReceiptCommand } from './verify-receipt-command.ts';

const folder = makeScratchFolder('wau-receipt-');

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const text = JSON.stringify(signReceipt(examplePlaced, exampleOutcome()), null, 2);
const receipt = file('receipt.json', text);
const keys = file('keys.json', JSON.stringify(exampleKeys()));

async function run(...args: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await verifyReceiptCommand({
    args,
    environment: {},
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

test('a receipt is right with the keys of the site, and draws, payouts and checks are told', async () => {
  const { exitCode, said, complaints } = await run(receipt, '--keys', keys);
  expect([exitCode, complaints]).toEqual([0, '']);
  expect(said).toContain('Order lto_example of wau, ssc-1m (ssc)');
  expect(said).toContain(
    'Ten thousands, digit (place-1-number), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9: stake 2000, pays 1982',
  );
  expect(said).toContain('right  The numbers follow from the seed and what was fixed after sales ended');
  expect(said).toContain('Everything in this receipt is right');
});

test('without keys it is only said whose key it would have to be', async () => {
  const { exitCode, said } = await run(receipt);
  expect(exitCode).toBe(3);
  expect(said).toContain(exampleKeys().keys[0]?.publicKey);
});

test('what was changed is named', async () => {
  const changed = file('changed.json', text.replace('"payoutMinor": "1982"', '"payoutMinor": "9982"'));
  const { exitCode, said, complaints } = await run(changed, '--keys', keys);
  expect(exitCode).toBe(1);
  expect(said).toContain('WRONG  The outcome is signed');
  expect(said).toContain('WRONG  Each payout follows from the numbers, the slip and the odds');
  expect(complaints).toContain('This receipt is not right');
});

test('what was signed with another key is refused', async () => {
  const forged = signReceipt(examplePlaced, null, exampleKey('another'));
  const { exitCode, said } = await run(file('forged.json', JSON.stringify(forged)), '--keys', keys);
  expect(exitCode).toBe(1);
  expect(said).toContain('WRONG  The site has published the key');
});

test.each([
  ['without a file', []],
  ['with two files', [receipt, receipt]],
  ['with an option that is not known', [receipt, '--server', 'x']],
])('%s it tells how it is used', async (_, args) => {
  const { exitCode, said } = await run(...args);
  expect(exitCode).toBe(2);
  expect(said).toContain('npm run verify-receipt -- <file>');
});

test('a file that is not there, and keys that are none, are nothing to check', async () => {
  const missing = await run(join(folder, 'missing.json'));
  expect([missing.exitCode, missing.complaints]).toEqual([
    2,
    `${join(folder, 'missing.json')} cannot be read.`,
  ]);
  const wrongKeys = await run(receipt, '--keys', receipt);
  expect([wrongKeys.exitCode, wrongKeys.complaints]).toEqual([
    2,
    `${receipt}: These are no keys as a site publishes them.`,
  ]);
  expect((await run('--help')).exitCode).toBe(0);
});
