import type { ContactType, ResourceType } from '@wau/contract/calls/content/site-content-calls';

interface DemoContact {
  readonly entry: 'main' | 'sub';
  readonly csType: ContactType;
  readonly url: string;
}

interface DemoResources {
  readonly links: readonly { readonly resourceType: ResourceType; readonly url: string }[];
  readonly contacts: readonly DemoContact[];
  readonly rewardMinor: bigint;
  readonly barRewardMinor: bigint;
  readonly barRequiresLogin: boolean;
}

/** The web app itself, installed from the browser: on Android by the download page, on iOS by the profile made here. */
const webInstall = [
  { resourceType: 'Android', url: '/m/download' },
  { resourceType: 'MOBILECONFIG', url: '/wps/system/webclip.mobileconfig' },
] as const;

/** By merchant code. Addresses elsewhere are of the domain that is reserved for examples. */
export const demoResources: Readonly<Record<string, DemoResources>> = {
  wau: {
    links: [
      ...webInstall,
      { resourceType: 'TELEGRAM', url: 'https://telegram.example/wau' },
      { resourceType: 'FACEBOOK', url: 'https://facebook.example/wau' },
    ],
    contacts: [
      { entry: 'main', csType: 'LIVECHAT', url: 'https://chat.example/wau' },
      { entry: 'sub', csType: 'WHATSAPP', url: 'https://whatsapp.example/wau' },
    ],
    rewardMinor: 577_700n,
    barRewardMinor: 7_777_700n,
    barRequiresLogin: false,
  },
  laut: {
    links: webInstall,
    contacts: [{ entry: 'main', csType: 'LIVECHAT', url: 'https://chat.example/laut' }],
    rewardMinor: 0n,
    barRewardMinor: 0n,
    barRequiresLogin: true,
  },
};
