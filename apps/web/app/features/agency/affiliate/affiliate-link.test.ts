import { expect, test } from 'vitest';
import { affiliateLink } from './affiliate-link.ts';
import { figuresFile } from './figures-file.ts';

test('a link says what was chosen, and nothing else', () => {
  const parts = { affiliateCode: 'raya2026', campaignCode: '', subId: '', leadsHome: false };
  expect(affiliateLink('https://wau.example', parts)).toBe(
    'https://wau.example/wps/affiliates/visit/raya2026',
  );
  expect(
    affiliateLink('https://wau.example', { ...parts, campaignCode: 'fb', subId: 'a.1', leadsHome: true }),
  ).toBe('https://wau.example/wps/affiliates/visit/raya2026?campaign=fb&sub=a.1&to=home');
});

test('a file of figures holds plain amounts and nothing that a spreadsheet runs', () => {
  const line = {
    ...{ visitCount: 3, registeredCount: 1, firstDepositCount: 1, depositCount: 2 },
    ...{ depositMinor: '12050', turnoverMinor: '30000', stakeMinor: '30000', payoutMinor: '31000' },
    ...{ rewardMinor: '0', netMinor: '-1000' },
  };
  const file = figuresFile(['Part', 'Visits'], {
    currencyCode: 'MYR',
    totals: line,
    list: [
      { key: 'a"b,c', ...line },
      { key: '-x', ...line },
    ],
  });
  expect(file).toBe(
    '\uFEFFPart,Visits\r\n"a""b,c",3,1,1,2,120.50,300.00,300.00,310.00,0.00,-10.00\r\n' +
      "'-x,3,1,1,2,120.50,300.00,300.00,310.00,0.00,-10.00\r\n",
  );
});
