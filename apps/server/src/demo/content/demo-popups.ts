import type { Execution } from '@wau/contract/calls/content/announcement-calls';
import type { DemoTexts } from './demo-texts.ts';

/** What rises over home: A for members, B for visitors, F at a first login. */
export interface DemoPopup {
  readonly announcementId: string;
  readonly execution: Execution;
  readonly linkPath: string;
  readonly texts: DemoTexts<{ readonly title: string; readonly contentHtml: string }>;
}

const welcome: DemoPopup = {
  announcementId: 'popup-welcome',
  execution: 'B',
  linkPath: '/m/trail',
  texts: {
    MY: {
      title: 'Baharu di sini? Cuba dahulu dengan wang mainan',
      contentHtml: `<p>Tiada akaun, tiada deposit: pilih permainan dan rasai dahulu.</p>
<ul><li>Pulangan setiap permainan ditunjukkan sebelum anda bermain</li><li>Setiap pusingan boleh <a href="/m/help">disemak sendiri</a></li></ul>`,
    },
    EN: {
      title: 'New here? Try it with play money first',
      contentHtml: `<p>No account, no deposit: choose a game and get the feel of it.</p>
<ul><li>Every game shows its return before you play</li><li>You can <a href="/m/help">check each round yourself</a></li></ul>`,
    },
  },
};

const season: DemoPopup = {
  announcementId: 'popup-kite-season',
  execution: 'B',
  linkPath: '/m/activity?id=promotion-kite-night',
  texts: {
    MY: {
      title: 'Musim Wau Bulan sudah bermula',
      contentHtml: `<p><img src="/art/banners/kite-night.svg" alt=""></p>
<p>Musim ini Wau Bulan naik tinggi: 20 garisan, putaran percuma, dan kemenangan hingga RM 50,000 sepusingan.</p>`,
    },
    EN: {
      title: 'The Wau Bulan season has begun',
      contentHtml: `<p><img src="/art/banners/kite-night.svg" alt=""></p>
<p>The Wau Bulan flies high this season: 20 lines, free spins, and wins of up to RM 50,000 a round.</p>`,
    },
  },
};

const rewards: DemoPopup = {
  announcementId: 'popup-rewards',
  execution: 'A',
  linkPath: '/m/rewardCenter',
  texts: {
    MY: {
      title: 'Ganjaran anda ada di satu tempat',
      contentHtml: `<p>Pusat ganjaran menunjukkan promosi yang boleh anda sertai, yang boleh dituntut sekarang, dan berapa lagi yang perlu dimainkan.</p>`,
    },
    EN: {
      title: 'Your rewards are in one place',
      contentHtml: `<p>The reward centre shows which promotions you can join, which you can claim now, and how much is left to play.</p>`,
    },
  },
};

const twoSteps: DemoPopup = {
  announcementId: 'popup-two-steps',
  execution: 'A',
  linkPath: '/m/securityCenter',
  texts: {
    MY: {
      title: 'Dua minit untuk akaun yang lebih selamat',
      contentHtml: `<p>Aktifkan log masuk dua langkah. Kata laluan yang bocor tidak lagi cukup untuk masuk ke akaun anda.</p>
<p>Kami tidak pernah meminta kata laluan atau kod anda melalui telefon atau sembang.</p>`,
    },
    EN: {
      title: 'Two minutes for a safer account',
      contentHtml: `<p>Switch on two-step login. A leaked password is then no longer enough to get into your account.</p>
<p>We never ask for your password or codes by phone or chat.</p>`,
    },
  },
};

const firstSteps: DemoPopup = {
  announcementId: 'popup-first-steps',
  execution: 'F',
  linkPath: '/m/set',
  texts: {
    MY: {
      title: 'Akaun anda sudah sedia',
      contentHtml: `<p>Kata laluan anda sendiri sudah berkuat kuasa. Dua langkah lagi:</p>
<ol><li>Sahkan nombor telefon anda</li><li>Buat deposit pertama, atau main dahulu tanpa wang sebenar</li></ol>`,
    },
    EN: {
      title: 'Your account is ready',
      contentHtml: `<p>Your own password is in force. Two more steps:</p>
<ol><li>Confirm your mobile number</li><li>Make your first deposit, or play without real money first</li></ol>`,
    },
  },
};

/** By merchant code. */
export const demoPopups: Readonly<Record<string, readonly DemoPopup[]>> = {
  wau: [welcome, season, firstSteps, rewards, twoSteps],
};
