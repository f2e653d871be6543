import { describe, expect, test } from 'vitest';
import { isAtLeast, readDevice, type UserAgentFacts } from './device-facts.ts';

const iphone = (version: string, rest = 'Version/17.4 Mobile/15E148 Safari/604.1') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;

const device = (userAgent: string, facts: Partial<UserAgentFacts> = {}) =>
  readDevice({
    userAgent,
    platform: '',
    maxTouchPoints: 5,
    screenHeightPx: 812,
    isStandalone: false,
    isWebClip: false,
    ...facts,
  });

describe('HO-09 device facts', () => {
  test.each([
    ['iPhone', iphone('17_4'), 'ios', { major: 17, minor: 4 }],
    ['iPhone with a patch version', iphone('12_1_4'), 'ios', { major: 12, minor: 1 }],
    ['iPad', iphone('11_0').replaceAll('iPhone', 'iPad'), 'ios', { major: 11, minor: 0 }],
    ['iPod', iphone('9_3').replace('(iPhone;', '(iPod touch;'), 'ios', { major: 9, minor: 3 }],
    [
      'Android phone',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'android',
      undefined,
    ],
    [
      'Android tablet',
      'Mozilla/5.0 (Linux; Android 13; SM-X906C) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'android',
      undefined,
    ],
    [
      'Windows Phone, which names all three',
      'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) like iPhone Mobile Safari/537.36 Edge/15.1',
      'other',
      undefined,
    ],
    [
      'desktop',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
      'other',
      undefined,
    ],
  ] as const)('%s', (_, userAgent, system, iosVersion) => {
    expect(device(userAgent)).toMatchObject({
      system,
      isMobile: system !== 'other' || _.startsWith('Windows Phone'),
    });
    expect(device(userAgent).iosVersion).toEqual(iosVersion);
  });

  test('an iPad that asks for desktop pages is one by its touch screen; a Mac has none', () => {
    const mac =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
    const ipad = device(mac, { platform: 'MacIntel', maxTouchPoints: 5 });
    expect(ipad).toMatchObject({ system: 'ios', isMobile: true, isSafari: true });
    expect(ipad.iosVersion).toEqual({ major: 17, minor: 4 });
    expect(device(mac, { platform: 'MacIntel', maxTouchPoints: 0 })).toMatchObject({
      system: 'other',
      isMobile: false,
    });
  });

  test.each([
    ['iPhone', 812, true],
    ['iPhone', 932, true],
    ['iPhone', 811, false],
    ['iPad', 1_366, false],
    ['iPod', 812, false],
  ])('SH-06 an %s of height %i is a tall iPhone: %s', (name, screenHeightPx, isTallIphone) => {
    const userAgent = iphone('17_4').replaceAll('iPhone', name);
    expect(device(userAgent, { screenHeightPx }).isTallIphone).toBe(isTallIphone);
  });

  test.each([
    ['Chrome', 'CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1'],
    ['Firefox', 'FxiOS/145.0 Mobile/15E148 Safari/605.1.15'],
    ['Edge', 'Version/18.0 EdgiOS/142.0 Mobile/15E148 Safari/605.1.15'],
    ['the Google app', 'GSA/390.0 Mobile/15E148 Safari/604.1'],
    ['DuckDuckGo', 'Version/18.0 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15'],
    ['Facebook', 'Mobile/15E148 [FBAN/FBIOS;FBAV/440.0]'],
    ['Instagram', 'Mobile/15E148 Instagram 300.0'],
    ['WeChat', 'Mobile/15E148 MicroMessenger/8.0 NetType/WIFI'],
    ['LINE', 'Mobile/15E148 Safari Line/13.0'],
    ['an app without Safari’s word', 'Mobile/15E148'],
  ])('%s on iOS is not Safari', (_, rest) => {
    expect(device(iphone('17_4', rest)).isSafari).toBe(false);
  });

  test('Safari on iOS is Safari; Chrome on Android is not', () => {
    expect(device(iphone('17_4')).isSafari).toBe(true);
    expect(device('Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0 Mobile Safari/537.36').isSafari).toBe(
      false,
    );
  });

  test('the merchant’s own app names itself', () => {
    expect(device(`${iphone('17_4')} WauApp/2.1`).isNativeApp).toBe(true);
    expect(device(iphone('17_4')).isNativeApp).toBe(false);
    expect(device(`${iphone('17_4')} WauApp/`).isNativeApp).toBe(false);
  });

  test('versions compare by number; one that is not told counts as new', () => {
    expect(isAtLeast({ major: 12, minor: 10 }, 12, 4)).toBe(true);
    expect(isAtLeast({ major: 12, minor: 3 }, 12, 4)).toBe(false);
    expect(isAtLeast({ major: 11, minor: 4 }, 12, 2)).toBe(false);
    expect(isAtLeast({ major: 26, minor: 0 }, 12, 4)).toBe(true);
    expect(isAtLeast(undefined, 12, 4)).toBe(true);
  });
});
