import type { DemoPromotion } from './demo-promotion.ts';

const walletTerms = {
  MY: '<li>Ganjaran terus masuk ke dompet utama anda.</li><li>Percubaan percuma tidak layak, kerana wangnya wang mainan.</li>',
  EN: '<li>The reward goes straight into your main wallet.</li><li>Free trial does not qualify, as its money is play money.</li>',
};

const turnoverTerms = (times: number) => ({
  MY: `<li>Ganjaran perlu dipertaruhkan ${times} kali sebelum pengeluaran. Kemajuan anda ada di <a href="/m/rewardCenter">pusat ganjaran</a>.</li>`,
  EN: `<li>The reward has to be staked ${times} times before a withdrawal. The <a href="/m/rewardCenter">reward centre</a> shows how far you are.</li>`,
});

const toRewards = {
  MY: '<p><a href="/m/rewardCenter">Ke pusat ganjaran</a></p>',
  EN: '<p><a href="/m/rewardCenter">Go to the reward centre</a></p>',
};

/** One to claim at once, each day anew. */
const dailyGift: DemoPromotion = {
  announcementId: 'promotion-daily-gift',
  categoryId: 'rewards',
  imageUrl: '/art/banners/daily-gift.svg',
  daysOpen: undefined,
  reward: { enrolment: 'automatic', recurrence: 'daily', rewardMinor: 100n, turnoverTimes: 1 },
  texts: {
    MY: {
      title: 'Hadiah harian RM 1',
      contentHtml: `<p>Singgah setiap hari dan tuntut RM 1. Tiada apa-apa yang perlu dibuat dahulu.</p>${toRewards.MY}`,
      termsHtml: `<ul><li>Sekali sehari bagi setiap ahli. Hari bermula pada tengah malam.</li><li>Hadiah yang tidak dituntut pada harinya tidak dibawa ke esok.</li>${turnoverTerms(1).MY}${walletTerms.MY}</ul>`,
    },
    EN: {
      title: 'Daily gift of RM 1',
      contentHtml: `<p>Drop in every day and claim RM 1. There is nothing to do first.</p>${toRewards.EN}`,
      termsHtml: `<ul><li>Once a day for each member. Days begin at midnight.</li><li>A gift that is not claimed on its day is not carried over.</li>${turnoverTerms(1).EN}${walletTerms.EN}</ul>`,
    },
  },
};

/** One to join first: a deposit of less than the condition shows it under way. */
const depositBonus: DemoPromotion = {
  announcementId: 'promotion-deposit-bonus',
  categoryId: 'rewards',
  imageUrl: '/art/banners/first-deposit.svg',
  daysOpen: 90,
  reward: {
    enrolment: 'join',
    recurrence: 'once',
    condition: 'deposit',
    conditionMinor: 2_000n,
    rewardMinor: 10_000n,
    rewardBasisPoints: 5_000,
    turnoverTimes: 5,
  },
  texts: {
    MY: {
      title: 'Bonus deposit 50%, sehingga RM 100',
      contentHtml: `<p>Sertai dahulu, kemudian deposit RM 20 atau lebih. Separuh daripada deposit anda dalam tempoh promosi menjadi bonus, sehingga RM 100.</p>${toRewards.MY}`,
      termsHtml: `<ul><li>Sekali bagi setiap ahli. Deposit dikira sejak promosi bermula.</li><li>Tuntut sekali sahaja, jadi buat semua deposit anda dahulu.</li>${turnoverTerms(5).MY}${walletTerms.MY}</ul>`,
    },
    EN: {
      title: 'Deposit bonus of 50%, up to RM 100',
      contentHtml: `<p>Join first, then deposit RM 20 or more. Half of what you deposit during the promotion becomes a bonus, up to RM 100.</p>${toRewards.EN}`,
      termsHtml: `<ul><li>Once for each member. Deposits count from the start of the promotion.</li><li>It is claimed once, so make all your deposits first.</li>${turnoverTerms(5).EN}${walletTerms.EN}</ul>`,
    },
  },
};

/** One that counts by itself. */
const weeklyClimb: DemoPromotion = {
  announcementId: 'promotion-weekly-climb',
  categoryId: 'rewards',
  imageUrl: '/art/banners/weekly-climb.svg',
  daysOpen: undefined,
  reward: {
    enrolment: 'automatic',
    recurrence: 'weekly',
    condition: 'turnover',
    conditionMinor: 5_000n,
    rewardMinor: 5_000n,
    rewardBasisPoints: 100,
    turnoverTimes: 1,
    budgetMinor: 5_000_000n,
  },
  texts: {
    MY: {
      title: 'Pulangan mingguan 1%, sehingga RM 50',
      contentHtml: `<p>Apabila jumlah taruhan anda minggu ini mencapai RM 50, tuntut 1% daripadanya, sehingga RM 50. Tidak perlu sertai.</p>${toRewards.MY}`,
      termsHtml: `<ul><li>Sekali seminggu, Isnin hingga Ahad. Tuntut sebelum minggu tamat.</li><li>Hanya pertaruhan yang sudah ada keputusan dikira.</li>${turnoverTerms(1).MY}${walletTerms.MY}</ul>`,
    },
    EN: {
      title: 'Weekly 1% back, up to RM 50',
      contentHtml: `<p>Once your stakes of this week reach RM 50, claim 1% of them, up to RM 50. There is nothing to join.</p>${toRewards.EN}`,
      termsHtml: `<ul><li>Once a week, Monday to Sunday. Claim before the week is over.</li><li>Only bets that are settled count.</li>${turnoverTerms(1).EN}${walletTerms.EN}</ul>`,
    },
  },
};

/** The one that an operator decides about. */
const shareStory: DemoPromotion = {
  announcementId: 'promotion-share-story',
  categoryId: 'rewards',
  imageUrl: '/art/banners/share-story.svg',
  daysOpen: 90,
  reward: {
    enrolment: 'application',
    recurrence: 'once',
    rewardMinor: 1_000n,
    turnoverTimes: 3,
    budgetCount: 500,
  },
  texts: {
    MY: {
      title: 'Kongsi cerita anda, terima RM 10',
      contentHtml: `<p>Kongsi detik paling anda suka di sini dalam media sosial, kemudian mohon dengan tangkapan skrin. Kami menyemaknya dan memberitahu anda dalam peti masuk.</p>${toRewards.MY}`,
      termsHtml: `<ul><li>Sekali bagi setiap ahli, untuk 500 ahli pertama.</li><li>Jangan tunjukkan kata laluan atau nombor akaun dalam gambar.</li>${turnoverTerms(3).MY}${walletTerms.MY}</ul>`,
    },
    EN: {
      title: 'Share your story, get RM 10',
      contentHtml: `<p>Share the moment you liked best here on social media, then apply with a screenshot. We look at it and tell you in your inbox.</p>${toRewards.EN}`,
      termsHtml: `<ul><li>Once for each member, for the first 500 members.</li><li>Please show no password or account number in the picture.</li>${turnoverTerms(3).EN}${walletTerms.EN}</ul>`,
    },
  },
};

/** One for new accounts alone, on play. */
const newcomer: DemoPromotion = {
  announcementId: 'promotion-newcomer',
  categoryId: 'rewards',
  imageUrl: '/art/banners/kite-night.svg',
  daysOpen: undefined,
  reward: {
    enrolment: 'join',
    recurrence: 'once',
    audience: 'new',
    newWithinDays: 14,
    condition: 'turnover',
    conditionMinor: 2_000n,
    rewardMinor: 500n,
    turnoverTimes: 2,
  },
  texts: {
    MY: {
      title: 'Ahli baharu: main RM 20, terima RM 5',
      contentHtml: `<p>Untuk dua minggu pertama anda: sertai, capai jumlah taruhan RM 20, kemudian tuntut RM 5.</p>${toRewards.MY}`,
      termsHtml: `<ul><li>Untuk akaun yang dibuka dalam 14 hari lepas, sekali sahaja.</li>${turnoverTerms(2).MY}${walletTerms.MY}</ul>`,
    },
    EN: {
      title: 'New members: play RM 20, get RM 5',
      contentHtml: `<p>For your first two weeks: join, reach RM 20 of stakes, then claim RM 5.</p>${toRewards.EN}`,
      termsHtml: `<ul><li>For accounts opened within the last 14 days, once.</li>${turnoverTerms(2).EN}${walletTerms.EN}</ul>`,
    },
  },
};

/** One for members of the club, each week. */
const clubGift: DemoPromotion = {
  announcementId: 'promotion-club-gift',
  categoryId: 'rewards',
  imageUrl: '/art/banners/provably-fair.svg',
  daysOpen: undefined,
  reward: {
    enrolment: 'automatic',
    recurrence: 'weekly',
    audience: 'club',
    clubLevelFrom: 1,
    rewardMinor: 300n,
    turnoverTimes: 1,
  },
  texts: {
    MY: {
      title: 'Hadiah mingguan kelab: RM 3',
      contentHtml: `<p>Ahli kelab dari tahap Gangsa menuntut RM 3 setiap minggu.</p>${toRewards.MY}`,
      termsHtml: `<ul><li>Sekali seminggu, untuk semua tahap kelab.</li>${turnoverTerms(1).MY}${walletTerms.MY}</ul>`,
    },
    EN: {
      title: 'Weekly club gift: RM 3',
      contentHtml: `<p>Members of the club, from Bronze on, claim RM 3 every week.</p>${toRewards.EN}`,
      termsHtml: `<ul><li>Once a week, for every level of the club.</li>${turnoverTerms(1).EN}${walletTerms.EN}</ul>`,
    },
  },
};

/** One that is chosen while a deposit is ordered, each day anew. */
const reloadBonus: DemoPromotion = {
  announcementId: 'promotion-reload',
  categoryId: 'rewards',
  imageUrl: '/art/banners/first-deposit.svg',
  daysOpen: 90,
  reward: {
    enrolment: 'deposit',
    recurrence: 'daily',
    condition: 'deposit',
    conditionMinor: 3_000n,
    rewardMinor: 5_000n,
    rewardBasisPoints: 2_000,
    turnoverTimes: 4,
  },
  texts: {
    MY: {
      title: 'Bonus harian 20%, sehingga RM 50',
      contentHtml: `<p>Pilih bonus ini semasa membuat deposit RM 30 atau lebih. 20% daripadanya ditambah bersama wang anda, sehingga RM 50.</p>${toRewards.MY}`,
      termsHtml: `<ul><li>Sekali sehari bagi setiap ahli. Bonus dikira daripada wang yang benar-benar masuk.</li>${turnoverTerms(4).MY}${walletTerms.MY}</ul>`,
    },
    EN: {
      title: 'Daily bonus of 20%, up to RM 50',
      contentHtml: `<p>Choose this bonus when you deposit RM 30 or more. 20% of it is added with your money, up to RM 50.</p>${toRewards.EN}`,
      termsHtml: `<ul><li>Once a day for each member. The bonus goes by the money that really comes.</li>${turnoverTerms(4).EN}${walletTerms.EN}</ul>`,
    },
  },
};

/** One that has not begun. */
const comingTour: DemoPromotion = {
  announcementId: 'promotion-kite-tour',
  categoryId: 'rewards',
  imageUrl: '/art/banners/kite-night.svg',
  daysOpen: 30,
  startsInDays: 3,
  reward: {
    enrolment: 'join',
    recurrence: 'weekly',
    condition: 'turnover',
    conditionMinor: 10_000n,
    rewardMinor: 800n,
    turnoverTimes: 2,
  },
  texts: {
    MY: {
      title: 'Jelajah wau: RM 8 setiap minggu',
      contentHtml: `<p>Sertai setiap minggu, capai jumlah taruhan RM 100, kemudian tuntut RM 8. Bermula tidak lama lagi.</p>${toRewards.MY}`,
      termsHtml: `<ul><li>Sekali seminggu, Isnin hingga Ahad.</li>${turnoverTerms(2).MY}${walletTerms.MY}</ul>`,
    },
    EN: {
      title: 'Kite tour: RM 8 every week',
      contentHtml: `<p>Join each week, reach RM 100 of stakes, then claim RM 8. It begins soon.</p>${toRewards.EN}`,
      termsHtml: `<ul><li>Once a week, Monday to Sunday.</li>${turnoverTerms(2).EN}${walletTerms.EN}</ul>`,
    },
  },
};

/** One whose budget is spent. */
const openingGift: DemoPromotion = {
  announcementId: 'promotion-opening-gift',
  categoryId: 'rewards',
  imageUrl: '/art/banners/star-opening.svg',
  daysOpen: 60,
  reward: {
    enrolment: 'automatic',
    recurrence: 'once',
    rewardMinor: 500n,
    turnoverTimes: 1,
    budgetCount: 100,
    grantedCount: 100,
  },
  texts: {
    MY: {
      title: 'Hadiah pembukaan: RM 5 untuk 100 ahli pertama',
      contentHtml: `<p>100 ahli pertama menuntut RM 5 setiap seorang.</p>${toRewards.MY}`,
      termsHtml: `<ul><li>Selagi masih ada.</li>${turnoverTerms(1).MY}${walletTerms.MY}</ul>`,
    },
    EN: {
      title: 'Opening gift: RM 5 for the first 100 members',
      contentHtml: `<p>The first 100 members claim RM 5 each.</p>${toRewards.EN}`,
      termsHtml: `<ul><li>While there are any left.</li>${turnoverTerms(1).EN}${walletTerms.EN}</ul>`,
    },
  },
};

/** Of different kinds, so that whoever tries them sees every status; docs/rooms/rewards.md says how. */
export const demoRewardPromotions: readonly DemoPromotion[] = [
  dailyGift,
  depositBonus,
  weeklyClimb,
  shareStory,
  newcomer,
  clubGift,
  reloadBonus,
  comingTour,
  openingGift,
];
