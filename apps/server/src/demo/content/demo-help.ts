import type { DemoTexts } from './demo-texts.ts';

export interface DemoHelpItem {
  readonly helpId: string;
  readonly texts: DemoTexts<{ readonly title: string; readonly contentHtml: string }>;
}

const openAccount: DemoHelpItem = {
  helpId: 'open-account',
  texts: {
    MY: {
      title: 'Bagaimana saya membuka akaun?',
      contentHtml: `<ol><li>Ketik <a href="/m/register">Daftar</a>.</li>
<li>Pilih nama pengguna dan kata laluan. Kata laluan mesti sekurang-kurangnya 8 aksara, dengan huruf dan nombor.</li>
<li>Sahkan bahawa anda telah mencapai umur yang dibenarkan, kemudian hantar.</li></ol>
<p>Akaun anda terus boleh digunakan. Seorang pemain hanya boleh mempunyai satu akaun.</p>`,
    },
    EN: {
      title: 'How do I open an account?',
      contentHtml: `<ol><li>Tap <a href="/m/register">Register</a>.</li>
<li>Choose a username and a password. The password needs at least 8 characters, with letters and digits.</li>
<li>Confirm that you are old enough to play, then send.</li></ol>
<p>You can use your account right away. Each player may have one account.</p>`,
    },
  },
};

const logIn: DemoHelpItem = {
  helpId: 'log-in',
  texts: {
    MY: {
      title: 'Saya tidak dapat log masuk',
      contentHtml: `<p>Semak ejaan nama pengguna dan pastikan huruf besar tidak terkunci. Selepas beberapa cubaan yang salah, kami meminta anda menaip kod dalam gambar.</p>
<p>Terlupa kata laluan? <a href="/m/forget">Tetapkan semula di sini</a>. Kami tidak akan sekali-kali meminta kata laluan anda melalui telefon, mesej atau e-mel.</p>`,
    },
    EN: {
      title: 'I cannot log in',
      contentHtml: `<p>Check the spelling of your username and that caps lock is off. After a few wrong attempts we ask you to type the code in a picture.</p>
<p>Forgot your password? <a href="/m/forget">Set a new one here</a>. We never ask for your password by phone, message or e-mail.</p>`,
    },
  },
};

const deposit: DemoHelpItem = {
  helpId: 'deposit',
  texts: {
    MY: {
      title: 'Bagaimana saya menambah wang?',
      contentHtml: `<ol><li>Buka <a href="/m/voucherCenter">Deposit</a>.</li><li>Pilih kaedah bayaran dan jumlahnya.</li>
<li>Teruskan ke halaman bayaran dan sahkan.</li></ol>
<p>Wang masuk ke dompet sebaik sahaja penyedia bayaran mengesahkannya, biasanya dalam beberapa saat. Kami tidak mengenakan caj.</p>`,
    },
    EN: {
      title: 'How do I add money?',
      contentHtml: `<ol><li>Open <a href="/m/voucherCenter">Deposit</a>.</li><li>Choose a payment method and an amount.</li>
<li>Continue to the payment page and confirm.</li></ol>
<p>The money is in your wallet as soon as the payment provider confirms it, usually within seconds. We do not charge a fee.</p>`,
    },
  },
};

const pendingDeposit: DemoHelpItem = {
  helpId: 'pending-deposit',
  texts: {
    MY: {
      title: 'Deposit saya masih dalam proses',
      contentHtml: `<p>Deposit yang masih dalam proses belum disahkan oleh penyedia bayaran. Anda boleh membuka semula halaman bayaran, atau membatalkannya, di <a href="/m/voucherCenter">Deposit</a>.</p>
<p>Jika wang telah keluar daripada bank anda tetapi deposit tamat tempoh, simpan resit dan <a href="/m/service">hubungi kami</a>. Setiap pergerakan wang direkodkan dan boleh dijejaki.</p>`,
    },
    EN: {
      title: 'My deposit is still pending',
      contentHtml: `<p>A pending deposit has not been confirmed by the payment provider. You can open the payment page again, or cancel it, under <a href="/m/voucherCenter">Deposit</a>.</p>
<p>If the money has left your bank but the deposit has expired, keep the receipt and <a href="/m/service">contact us</a>. Every movement of money is recorded and can be traced.</p>`,
    },
  },
};

const fairness: DemoHelpItem = {
  helpId: 'fairness',
  texts: {
    MY: {
      title: 'Bagaimana saya tahu permainan ini adil?',
      contentHtml: `<p>Sebelum anda bermain, kami menunjukkan cap jari seed rahsia kami, jadi seed itu tidak boleh ditukar kemudian. Seed anda sendiri dicampurkan ke dalam setiap pusingan.</p>
<p>Selepas seed ditukar, kami mendedahkan seed yang lama. Buka <a href="/m/gameRecord">rekod pertaruhan</a>, pilih pusingan dan ketik <b>Semak adil</b>: pelayar anda sendiri menyemak keputusannya.</p>`,
    },
    EN: {
      title: 'How do I know that the games are fair?',
      contentHtml: `<p>Before you play we show a fingerprint of our secret seed, so that it cannot be changed later. A seed of your own is mixed into every round.</p>
<p>Once the seed is replaced, we reveal it. Open your <a href="/m/gameRecord">betting record</a>, choose a round and tap <b>Check fairness</b>: your own browser checks the result.</p>`,
    },
  },
};

const interrupted: DemoHelpItem = {
  helpId: 'interrupted-round',
  texts: {
    MY: {
      title: 'Sambungan terputus semasa saya bermain',
      contentHtml: `<p>Keputusan setiap pusingan ditetapkan di pelayan sebelum ia dimainkan di skrin. Apabila anda membuka permainan semula, pusingan yang belum selesai dimainkan hingga tamat.</p>
<p>Kemenangan dan taruhan yang dipulangkan masuk ke dompet anda walaupun anda tidak kembali. Semuanya ada dalam <a href="/m/gameRecord">rekod pertaruhan</a>.</p>`,
    },
    EN: {
      title: 'My connection dropped while I was playing',
      contentHtml: `<p>The result of each round is fixed on the server before it plays on your screen. When you open the game again, an unfinished round plays to its end.</p>
<p>Wins and refunds reach your wallet even if you do not come back. You will find it all in your <a href="/m/gameRecord">betting record</a>.</p>`,
    },
  },
};

const installApp: DemoHelpItem = {
  helpId: 'install-app',
  texts: {
    MY: {
      title: 'Bolehkah saya memasang aplikasi ini?',
      contentHtml: `<p>Boleh. Buka <a href="/m/download">halaman muat turun</a> pada telefon anda dan ikut langkah untuk Android, iPhone atau iPad. Aplikasi dibuka terus dari skrin utama, memenuhi skrin dan hampir tidak memakan ruang.</p>`,
    },
    EN: {
      title: 'Can I install this as an app?',
      contentHtml: `<p>Yes. Open the <a href="/m/download">download page</a> on your phone and follow the steps for Android, iPhone or iPad. The app opens from your home screen, fills it, and takes hardly any space.</p>`,
    },
  },
};

const playSafely: DemoHelpItem = {
  helpId: 'play-safely',
  texts: {
    MY: {
      title: 'Bermain dengan selamat',
      contentHtml: `<p>Perjudian ialah hiburan, bukan cara mencari pendapatan.</p>
<ul><li>Main hanya dengan wang yang anda mampu hilang.</li><li>Jangan kejar kekalahan.</li><li>Tetapkan masa dan jumlah sebelum anda mula.</li><li>Jangan berkongsi akaun, terutamanya dengan orang bawah umur.</li></ul>
<p>Jika bermain tidak lagi menyeronokkan, berhenti seketika dan <a href="/m/service">hubungi kami</a>: kami boleh menutup akaun anda.</p>`,
    },
    EN: {
      title: 'Playing safely',
      contentHtml: `<p>Gambling is entertainment, not a way to earn money.</p>
<ul><li>Play only with money that you can afford to lose.</li><li>Do not chase losses.</li><li>Set a time and an amount before you begin.</li><li>Do not share your account, least of all with minors.</li></ul>
<p>If playing is no longer fun, take a break and <a href="/m/service">contact us</a>: we can close your account.</p>`,
    },
  },
};

const becomeAgent: DemoHelpItem = {
  helpId: 'become-agent',
  texts: {
    MY: {
      title: 'Bagaimana saya menjadi ejen?',
      contentHtml: `<p>Ejen membawa pemain dan menjaga pasukan mereka. Akaun ejen dibuka oleh kakitangan kami selepas perbincangan: <a href="/m/service">hubungi kami</a> dan beritahu nama pengguna anda.</p>`,
    },
    EN: {
      title: 'How do I become an agent?',
      contentHtml: `<p>Agents bring players and look after their team. Our team opens agent accounts after talking to you: <a href="/m/service">contact us</a> with your username.</p>`,
    },
  },
};

/** By merchant code. */
export const demoHelpItems: Readonly<Record<string, readonly DemoHelpItem[]>> = {
  wau: [
    openAccount,
    logIn,
    deposit,
    pendingDeposit,
    fairness,
    interrupted,
    installApp,
    playSafely,
    becomeAgent,
  ],
  // This merchant opens accounts itself and has no agents.
  laut: [logIn, deposit, pendingDeposit, fairness, interrupted, installApp, playSafely].map(inEnglish),
};

function inEnglish({ helpId, texts }: DemoHelpItem): DemoHelpItem {
  return { helpId, texts: texts.EN === undefined ? {} : { EN: texts.EN } };
}
