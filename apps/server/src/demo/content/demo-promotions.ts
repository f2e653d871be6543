import type { DemoPromotion, DemoPromotionCategory } from './demo-promotion.ts';
import { demoRewardPromotions } from './demo-reward-promotions.ts';

interface DemoOffer {
  readonly categories: readonly DemoPromotionCategory[];
  readonly promotions: readonly DemoPromotion[];
}

const payments: DemoPromotionCategory = {
  categoryId: 'payments',
  names: { MY: 'Bayaran', EN: 'Payments' },
};
const games: DemoPromotionCategory = { categoryId: 'games', names: { MY: 'Permainan', EN: 'Games' } };
const rewards: DemoPromotionCategory = {
  categoryId: 'rewards',
  names: { MY: 'Ganjaran', EN: 'Rewards' },
};
const app: DemoPromotionCategory = { categoryId: 'app', names: { MY: 'Aplikasi', EN: 'App' } };

const noFees: DemoPromotion = {
  announcementId: 'promotion-no-fees',
  categoryId: 'payments',
  imageUrl: '/art/banners/first-deposit.svg',
  daysOpen: undefined,
  texts: {
    MY: {
      title: 'Deposit serendah RM 5, tanpa caj',
      contentHtml: `<p>Tambah wang dengan e-dompet dari RM 5, atau melalui perbankan dalam talian dari RM 10. Jumlah yang anda bayar ialah jumlah yang anda terima.</p>
<ul><li>Masuk dalam beberapa saat</li><li>Tiada caj daripada kami</li><li>Setiap bayaran ada dalam <a href="/m/transaction/record">rekod akaun</a></li></ul>
<p>Angka pada butang Deposit ialah had tertinggi bonus deposit. Bonus hanya datang dengan promosi yang anda sertai di <a href="/m/rewardCenter">pusat ganjaran</a>.</p>
<p><a href="/m/voucherCenter">Buat deposit</a></p>`,
      termsHtml: `<ul><li>Terbuka kepada semua ahli.</li><li>Had setiap kaedah bayaran ditunjukkan pada halaman deposit.</li><li>Bank atau e-dompet anda mungkin mengenakan cajnya sendiri.</li></ul>`,
    },
    EN: {
      title: 'Deposits from RM 5, without fees',
      contentHtml: `<p>Top up by e-wallet from RM 5, or by online banking from RM 10. What you pay is what you get.</p>
<ul><li>In your wallet within seconds</li><li>No fees from us</li><li>Every payment is in your <a href="/m/transaction/record">account record</a></li></ul>
<p>The figure on the Deposit button is the most that a deposit bonus may come to. A bonus comes only with a promotion that you join in the <a href="/m/rewardCenter">reward centre</a>.</p>
<p><a href="/m/voucherCenter">Make a deposit</a></p>`,
      termsHtml: `<ul><li>Open to all members.</li><li>The limits of each payment method are shown on the deposit page.</li><li>Your bank or e-wallet may charge its own fee.</li></ul>`,
    },
  },
};

const kiteNight: DemoPromotion = {
  announcementId: 'promotion-kite-night',
  categoryId: 'games',
  imageUrl: '/art/banners/kite-night.svg',
  daysOpen: 90,
  texts: {
    MY: {
      title: 'Musim Wau Bulan: menang hingga RM 50,000 sepusingan',
      contentHtml: `<p>Terbangkan Wau Bulan: 20 garisan, simbol wild dan putaran percuma. Kemenangan maksimum bagi satu pusingan ialah RM 50,000.</p>
<table><tbody><tr><th>Pulangan teori</th><td>96.00%</td></tr><tr><th>Taruhan</th><td>RM 0.20 hingga RM 200</td></tr></tbody></table>
<p><a href="/m/gameLobby">Ke lobi permainan</a></p>`,
      termsHtml: `<ul><li>Pulangan teori dikira ke atas banyak pusingan; satu sesi boleh jauh berbeza.</li><li>Kemenangan dihadkan kepada RM 50,000 bagi setiap pusingan.</li><li>Untuk pemain berumur 18 tahun ke atas.</li></ul>`,
    },
    EN: {
      title: 'Wau Bulan season: up to RM 50,000 a round',
      contentHtml: `<p>Fly the Wau Bulan: 20 lines, wilds and free spins. A single round pays up to RM 50,000.</p>
<table><tbody><tr><th>Theoretical return</th><td>96.00%</td></tr><tr><th>Stake</th><td>RM 0.20 to RM 200</td></tr></tbody></table>
<p><a href="/m/gameLobby">Go to the game lobby</a></p>`,
      termsHtml: `<ul><li>The theoretical return is calculated over very many rounds; a single session may differ widely.</li><li>Payouts are capped at RM 50,000 per round.</li><li>For players aged 18 and over.</li></ul>`,
    },
  },
};

const fairPlay: DemoPromotion = {
  announcementId: 'promotion-fair-play',
  categoryId: 'games',
  imageUrl: '/art/banners/provably-fair.svg',
  daysOpen: undefined,
  texts: {
    MY: {
      title: 'Jangan percaya bulat-bulat: semak sendiri',
      contentHtml: `<p>Keputusan setiap pusingan ditetapkan sebelum anda bertaruh dan boleh disemak selepas itu, oleh sesiapa sahaja.</p>
<p>Buka <a href="/m/gameRecord">rekod pertaruhan</a>, pilih pusingan dan ketik <b>Semak adil</b>.</p>`,
      termsHtml: `<p>Semakan dibuat dalam pelayar anda selepas seed pusingan itu didedahkan.</p>`,
    },
    EN: {
      title: 'Do not just take our word for it',
      contentHtml: `<p>The result of every round is fixed before you bet and can be checked afterwards by anyone.</p>
<p>Open your <a href="/m/gameRecord">betting record</a>, choose a round and tap <b>Check fairness</b>.</p>`,
      termsHtml: `<p>Rounds are checked in your browser once their seed has been revealed.</p>`,
    },
  },
};

const installApp: DemoPromotion = {
  announcementId: 'promotion-install',
  categoryId: 'app',
  imageUrl: '/art/banners/install-app.svg',
  daysOpen: undefined,
  texts: {
    MY: {
      title: 'Satu ketikan dari skrin utama',
      contentHtml: `<p>Pasang aplikasi dan buka terus dari skrin utama anda: memenuhi skrin, lebih pantas, dan hampir tidak memakan ruang.</p>
<p><a href="/m/download">Lihat langkahnya</a></p>`,
      termsHtml: `<p>Android dengan Chrome, Edge, Samsung Internet atau Firefox; iPhone dan iPad dengan Safari, iOS 12.4 atau lebih baharu disyorkan.</p>`,
    },
    EN: {
      title: 'One tap from your home screen',
      contentHtml: `<p>Install the app and open it straight from your home screen: it fills the screen, is quicker, and takes hardly any space.</p>
<p><a href="/m/download">See how</a></p>`,
      termsHtml: `<p>Android with Chrome, Edge, Samsung Internet or Firefox; iPhone and iPad with Safari, iOS 12.4 or newer recommended.</p>`,
    },
  },
};

/** By merchant code. */
export const demoPromotions: Readonly<Record<string, DemoOffer>> = {
  wau: {
    categories: [payments, games, app, rewards],
    promotions: [kiteNight, noFees, fairPlay, installApp, ...demoRewardPromotions],
  },
  laut: {
    categories: [games, app].map(({ categoryId, names }) => ({ categoryId, names: { EN: names.EN ?? '' } })),
    promotions: [fairPlay, installApp].map(({ texts, ...promotion }) => ({
      ...promotion,
      texts: texts.EN === undefined ? {} : { EN: texts.EN },
    })),
  },
};
