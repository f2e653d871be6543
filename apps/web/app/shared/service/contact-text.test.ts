import type { ResourceType } from '@wau/contract/calls/content/site-content-calls';
import { expect, test } from 'vitest';
import { socialNameOf } from './contact-text.ts';

test.each<[ResourceType, string]>([
  ['TELEGRAM', 'Telegram'],
  ['TELEGRAM1', 'Telegram'],
  ['TELEGRAM2', 'Telegram'],
  ['FACEBOOK', 'Facebook'],
  ['FACEBOOK1', 'Facebook'],
  ['FACEBOOK2', 'Facebook'],
])('a link of the kind %s is called %s, whichever of the merchant’s it is', (resourceType, name) => {
  expect(socialNameOf(resourceType)).toBe(name);
});

test.each<ResourceType>(['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon', 'USDJUMP'])(
  'a link of the kind %s leads to no social page',
  (resourceType) => {
    expect(socialNameOf(resourceType)).toBeUndefined();
  },
);
