import type { AnnouncementType } from '@wau/contract/calls/content/announcement-calls';
import type { DemoTexts } from './demo-texts.ts';

export interface DemoNotice {
  readonly announcementId: string;
  /** For players where it is left out. */
  readonly types?: readonly AnnouncementType[];
  /** How long before the demo was made it was published. */
  readonly ageHours: number;
  readonly texts: DemoTexts<{ readonly title: string; readonly contentHtml: string }>;
}

const welcome: DemoNotice = {
  announcementId: 'notice-welcome',
  ageHours: 72,
  texts: {
    MY: {
      title: 'Selamat datang ke Wau',
      contentHtml: `<p>Wau dibina untuk telefon: ringan, pantas dan boleh digunakan dengan sebelah tangan.</p>
<p>Baharu di sini? <a href="/m/help">Pusat bantuan</a> menjawab soalan yang kerap ditanya.</p>`,
    },
    EN: {
      title: 'Welcome to Wau',
      contentHtml: `<p>Wau is made for phones: light, quick and easy to use with one hand.</p>
<p>New here? The <a href="/m/help">help centre</a> answers the most common questions.</p>`,
    },
  },
};

const verifyRounds: DemoNotice = {
  announcementId: 'notice-verify-rounds',
  types: ['PL', 'H'],
  ageHours: 30,
  texts: {
    MY: {
      title: 'Setiap pusingan kini boleh disemak dalam pelayar anda',
      contentHtml: `<p>Buka <a href="/m/gameRecord">rekod pertaruhan</a>, pilih pusingan dan ketik <b>Semak adil</b>. Semakan dibuat pada telefon anda, bukan pada pelayan kami.</p>`,
    },
    EN: {
      title: 'Every round can now be verified in your browser',
      contentHtml: `<p>Open your <a href="/m/gameRecord">betting record</a>, choose a round and tap <b>Check fairness</b>. The check runs on your phone, not on our server.</p>`,
    },
  },
};

const installable: DemoNotice = {
  announcementId: 'notice-install',
  ageHours: 5,
  texts: {
    MY: {
      title: 'Pasang aplikasi pada skrin utama anda',
      contentHtml: `<p>Kini anda boleh memasang aplikasi kami terus dari pelayar, tanpa gedung aplikasi. Langkah untuk Android, iPhone dan iPad ada di <a href="/m/download">halaman muat turun</a>.</p>`,
    },
    EN: {
      title: 'Put the app on your home screen',
      contentHtml: `<p>You can now install our app straight from the browser, without an app store. The steps for Android, iPhone and iPad are on the <a href="/m/download">download page</a>.</p>`,
    },
  },
};

const teamReport: DemoNotice = {
  announcementId: 'notice-team-report',
  ageHours: 26,
  types: ['A'],
  texts: {
    MY: {
      title: 'Angka pasukan anda dikemas kini sepanjang hari',
      contentHtml: `<p>Laman ejen menunjukkan log masuk, pertaruhan dan pendaftaran pasukan anda hari ini, sebaik sahaja ia berlaku.</p>`,
    },
    EN: {
      title: 'Your team’s figures are up to date all day',
      contentHtml: `<p>The agent’s home shows today’s logins, bets and registrations of your team as they happen.</p>`,
    },
  },
};

const lautWelcome: DemoNotice = {
  announcementId: 'notice-welcome',
  ageHours: 48,
  texts: {
    EN: {
      title: 'Welcome aboard',
      contentHtml: `<p>Laut is a small house by the sea: honest odds, quick payments, and a game for every mood.</p>
<p>Questions? The <a href="/m/help">help centre</a> is a good place to start.</p>`,
    },
  },
};

/** By merchant code. */
export const demoNotices: Readonly<Record<string, readonly DemoNotice[]>> = {
  wau: [installable, teamReport, verifyRounds, welcome],
  laut: [lautWelcome],
};
