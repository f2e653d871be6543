import { settingNames } from '@wau/contract/merchant-settings';
import { expect, test } from 'vitest';
import { settingSubject, settingSubjects, settingsOf } from './setting-subjects.ts';

test('every setting stands under one subject, once', () => {
  const shown = settingSubjects.flatMap((subject) => settingsOf(subject));
  expect(shown.toSorted()).toEqual(settingNames.toSorted());
});

test('a setting is found where it stands, and the switch of a game nowhere', () => {
  expect(settingSubject('withdrawal-maximum')).toBe('money');
  expect(settingSubject('flag FEEDBACK3')).toBe('service');
  expect(settingSubject('game studio dice')).toBeUndefined();
});
