import { describe, expect, test } from 'vitest';
import type { Device } from '../device/device-facts.ts';
import {
  type DownloadLinks,
  homeScreenStepsFor,
  needsSafari,
  offersFor,
  profileWaitsInSettings,
  showsDownloadBar,
  supportsInstalledWebApp,
  wantsNewerIos,
} from './download-rules.ts';

const links: DownloadLinks = { android: '/a', ios: '/i', profile: '/p' };
const none: DownloadLinks = { android: undefined, ios: undefined, profile: undefined };

const phone: Device = {
  system: 'android',
  iosVersion: undefined,
  isMobile: true,
  isTallIphone: false,
  isSafari: false,
  isNativeApp: false,
  isStandalone: false,
  isWebClip: false,
};
const desktop: Device = { ...phone, system: 'other', isMobile: false };
const ios = (major: number, minor: number, rest: Partial<Device> = {}): Device => ({
  ...phone,
  system: 'ios',
  iosVersion: { major, minor },
  isSafari: true,
  ...rest,
});
const iphone = ios(17, 4);

describe('HO-09 links by device', () => {
  test.each<[string, Device, DownloadLinks]>([
    ['Android gets the Android link', phone, { ...none, android: '/a' }],
    ['iOS gets the app and the profile', iphone, { ...none, ios: '/i', profile: '/p' }],
    ['iOS from a web clip gets no profile', { ...iphone, isWebClip: true }, { ...none, ios: '/i' }],
    ['a desktop sees Android and iOS, never the profile', desktop, { ...links, profile: undefined }],
    [
      'a phone that is neither gets the Android link',
      { ...phone, system: 'other' },
      { ...none, android: '/a' },
    ],
  ])('%s', (_, device, offers) => {
    expect(offersFor(device, links)).toEqual(offers);
  });

  test('a link that is not configured is never offered', () => {
    for (const device of [phone, iphone, desktop]) expect(offersFor(device, none)).toEqual(none);
  });
});

describe('HO-09 the download bar', () => {
  const shows = (device: Device, rest: Partial<Parameters<typeof showsDownloadBar>[0]> = {}) =>
    showsDownloadBar({ device, links, isHidden: false, requiresLogin: false, isLoggedIn: false, ...rest });
  const noIos: DownloadLinks = { ...links, ios: undefined };

  test('shows until the player closes it (hideDownloadBar)', () => {
    expect(shows(phone)).toBe(true);
    expect(shows(iphone)).toBe(true);
    expect(shows(phone, { isHidden: true })).toBe(false);
  });

  test('not within the native app, and not where no link suits the device', () => {
    expect(shows({ ...iphone, isNativeApp: true })).toBe(false);
    expect(shows(phone, { links: { ...links, android: undefined } })).toBe(false);
    expect(shows(iphone, { links: { ...none, android: '/a' } })).toBe(false);
  });

  test('not in an installed web app', () => {
    expect(shows({ ...phone, isStandalone: true })).toBe(false);
    expect(shows({ ...iphone, isStandalone: true })).toBe(false);
  });

  test('in a web clip only where there is an app for iOS', () => {
    const clip = { ...iphone, isStandalone: true, isWebClip: true };
    expect(shows(clip)).toBe(true);
    expect(shows(clip, { links: noIos })).toBe(false);
    expect(shows({ ...clip, isStandalone: false }, { links: noIos })).toBe(false);
  });

  test('not on an iOS that cannot run an installed web app and runs as one', () => {
    expect(shows(ios(12, 1, { isStandalone: true, isWebClip: true }))).toBe(false);
    expect(shows(ios(12, 1))).toBe(true);
  });

  test('where it requires login, only members see it', () => {
    expect(shows(phone, { requiresLogin: true })).toBe(false);
    expect(shows(phone, { requiresLogin: true, isLoggedIn: true })).toBe(true);
    expect(shows(phone, { isLoggedIn: true })).toBe(true);
  });
});

describe('HO-09 iOS by version', () => {
  test.each<[Device, ReturnType<typeof homeScreenStepsFor>]>([
    [ios(9, 3), 'ios-11'],
    [ios(11, 4), 'ios-11'],
    [ios(12, 0), 'ios-12'],
    [ios(12, 1), 'ios-12'],
    [ios(12, 2), 'ios'],
    [ios(26, 1), 'ios'],
    [{ ...iphone, iosVersion: undefined }, 'ios'],
    [phone, 'android'],
    [desktop, undefined],
    [ios(11, 0, { isStandalone: true }), undefined],
    [{ ...phone, isStandalone: true }, undefined],
    [{ ...phone, isNativeApp: true }, undefined],
  ])('%o: %s', (device, steps) => {
    expect(homeScreenStepsFor(device)).toBe(steps);
  });

  test('12.2 runs installed web apps and keeps profiles in the settings; 12.4 or newer is recommended', () => {
    expect([ios(12, 1), ios(12, 2), phone].map(supportsInstalledWebApp)).toEqual([false, true, true]);
    expect([ios(12, 1), ios(12, 2)].map(profileWaitsInSettings)).toEqual([false, true]);
    expect([ios(11, 0), ios(12, 3), ios(12, 4), phone].map(wantsNewerIos)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('another browser than Safari is told that Safari is needed', () => {
    expect(needsSafari({ ...iphone, isSafari: false })).toBe(true);
    expect(needsSafari(iphone)).toBe(false);
    expect(needsSafari(phone)).toBe(false);
    expect(needsSafari({ ...iphone, isSafari: false, isStandalone: true })).toBe(false);
    expect(needsSafari({ ...iphone, isSafari: false, isNativeApp: true })).toBe(false);
  });
});
