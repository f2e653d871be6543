import { expect, test, vi } from 'vitest';
import { createPlaySettings, openingSettings, readSettings } from './play-settings.ts';

test('what is set is kept and found again', () => {
  const keep = vi.fn();
  const settings = createPlaySettings({ kept: undefined, keep });
  expect(settings.current()).toEqual(openingSettings);
  const heard = vi.fn();
  settings.subscribe(heard);
  const bet = { stakeMinor: '250', parameters: { direction: 'over', targetHundredths: 7000 } };
  settings.change({ isTurbo: true, effectsPercent: 30, bets: { dice: bet } });
  expect(heard).toHaveBeenCalledOnce();
  expect(readSettings(keep.mock.lastCall?.[0])).toEqual({
    ...openingSettings,
    isTurbo: true,
    effectsPercent: 30,
    bets: { dice: bet },
  });
});

test.each([undefined, '', 'null', '[]', '{"isTurbo":1,"effectsPercent":900,"bets":3}', '{'])(
  'kept text %j gives the opening settings',
  (text) => {
    expect(readSettings(text)).toEqual(openingSettings);
  },
);

test.each([
  ['a stake that is no amount', { stakeMinor: '-5', parameters: { rows: 12, risk: 'low' } }],
  ['parameters that the game refuses', { stakeMinor: '5', parameters: { rows: 99, risk: 'low' } }],
])('%s is forgotten', (_, plinko) => {
  expect(readSettings(JSON.stringify({ bets: { plinko } })).bets).toEqual({});
});
