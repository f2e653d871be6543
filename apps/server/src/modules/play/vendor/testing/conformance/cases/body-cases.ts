import { exactJsonText, parseExactJson } from '@wau/service/http/exact-json';
import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';

const read = (text: string) => parseExactJson(Buffer.from(text)) as Record<string, unknown>;

/** The same JSON with its members in the opposite order. */
function reversed(text: string): string {
  return exactJsonText(Object.fromEntries(Object.entries(read(text)).toReversed()));
}

/** The same JSON with every letter of its texts, names of members included, as an escape. */
function escaped(text: string): string {
  const escapeOf = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) => quoted.replaceAll(/[A-Za-z]/g, escapeOf));
}

/** None of these is a name of the ledger: nothing, spaces, letters beyond ASCII, more than any key can hold. */
const wrongNames = ['', 'a b', ' a', 'a\tb', 'größe', 'x'.repeat(300)];

/** What bodies may look like. */
export const bodyCases: readonly ConformanceCase[] = [
  {
    id: 'B1',
    name: 'members in another order, and texts in escapes, are the same request',
    async run({ vendor, open, newBet }) {
      const { player } = await open(1_000n);
      const bet = newBet();
      const text = vendor.betText(player, bet);
      expect(await vendor.sendBetText(reversed(text))).toBe(900n);
      expect(await vendor.sendBetText(escaped(text))).toBe(900n);
      expect(await vendor.bet(player, bet)).toBe(900n);
    },
  },
  {
    id: 'B2',
    name: 'fields that nobody here knows are not looked at',
    needs: 'unknownFields',
    async run({ vendor, open, newBet }) {
      const { player } = await open(1_000n);
      const text = vendor.betText(player, newBet());
      expect(await vendor.sendBetText(text.replace(/^\{/, '{"jackpot":{"contribution":[1,2]},'))).toBe(900n);
    },
  },
  {
    id: 'B3',
    name: 'what is no JSON, what is larger than any call, and members that would change an object itself have no effect',
    async run({ vendor, open, newBet, balanceOf, recordOf }) {
      const { member, player } = await open(1_000n);
      const text = vendor.betText(player, newBet());
      const large = text.replace(/^\{/, `{"padding":"${'x'.repeat(100_000)}",`);
      const answers = [
        await vendor.sendBetText(large),
        await vendor.sendBetText(text.slice(0, -1)),
        await vendor.sendBetText(`[${text}]`),
        await vendor.sendBetText('null'),
        await vendor.sendBetText(''),
      ];
      expect(answers.filter((answer) => answer !== 'invalid' && answer !== 'wrong signature')).toEqual([]);
      const poisoned = vendor
        .betText(player, newBet())
        .replace(/^\{/, '{"__proto__":{"amount":1,"amountMinor":"1"},');
      expect(['invalid', 900n]).toContain(await vendor.sendBetText(poisoned));
      expect(['1000 0', '900 1']).toContain(`${await balanceOf(member)} ${(await recordOf(member)).length}`);
    },
  },
  {
    id: 'B4',
    name: 'exponents, fractions, too many digits, signs and other types are no amounts',
    async run({ fixture, vendor, open, newBet, balanceOf, recordOf }) {
      const { member, player } = await open(1_000n);
      const answers: string[] = [];
      for (const amountText of fixture.wrongAmountTexts) {
        const answer = await vendor.sendBetText(vendor.betText(player, newBet(), { amountText }));
        answers.push(`${amountText} ${answer}`);
      }
      expect(answers).toEqual(fixture.wrongAmountTexts.map((amountText) => `${amountText} invalid`));
      expect([await balanceOf(member), await recordOf(member)]).toEqual([1_000n, []]);
    },
  },
  {
    id: 'B5',
    name: 'a currency in small letters, an unknown one and one that is not the player’s are refused',
    needs: 'strictCurrency',
    async run({ vendor, open, newBet, balanceOf }) {
      const { member, player } = await open(1_000n);
      const answers = [];
      for (const currency of ['myr', 'XYZ', 'USD']) {
        answers.push(await vendor.sendBetText(vendor.betText(player, newBet(), { currency })));
      }
      expect(answers.filter((answer) => answer !== 'invalid' && answer !== 'currency')).toEqual([]);
      expect(await balanceOf(member)).toBe(1_000n);
    },
  },
  {
    id: 'B6',
    name: 'names of transactions and rounds that cannot be kept are refused for good, or shortened',
    async run({ fixture, vendor, open, newBet, balanceOf }) {
      const { member, player } = await open(10_000n);
      let expectedMinor = 10_000n;
      for (const wrong of wrongNames) {
        const name = wrong === '' ? '' : `${wrong}${fixture.newVendorId()}`;
        for (const bet of [newBet({ transactionId: name }), newBet({ roundId: name })]) {
          const answer = await vendor.bet(player, bet);
          if (answer !== 'invalid') expectedMinor -= 100n;
          expect(['invalid', expectedMinor], name).toContain(answer);
          expect(await vendor.bet(player, bet), name).toBe(answer);
        }
      }
      expect(await balanceOf(member)).toBe(expectedMinor);
    },
  },
];
