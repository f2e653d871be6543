import type { DemoTexts } from './demo-texts.ts';

type Agreement = DemoTexts<{ readonly title: string; readonly contentHtml: string }>;

interface Operator {
  readonly brandName: string;
  readonly minimumAgeYears: number;
}

/** By merchant code. What a real operator agrees with players is written by its lawyers; this is the demo's. */
export const demoAgreements: Readonly<Record<string, Agreement>> = {
  wau: {
    MY: inMalay({ brandName: 'Wau', minimumAgeYears: 18 }),
    EN: inEnglish({ brandName: 'Wau', minimumAgeYears: 18 }),
  },
  laut: { EN: inEnglish({ brandName: 'Laut', minimumAgeYears: 21 }) },
};

function inMalay({ brandName, minimumAgeYears }: Operator) {
  return {
    title: 'Perjanjian pengguna',
    contentHtml: `<p>Dengan membuka akaun di ${brandName}, anda bersetuju dengan syarat di bawah. Baca dengan teliti, dan hubungi kami jika ada yang kurang jelas.</p>
<h2>1. Siapa yang boleh bermain</h2><p>Anda mesti berumur ${minimumAgeYears} tahun ke atas dan berada di tempat yang membenarkan permainan ini. Seorang pemain hanya boleh mempunyai satu akaun, atas namanya sendiri.</p>
<h2>2. Akaun anda</h2><p>Simpan kata laluan anda dengan selamat. Taruhan yang dibuat dengan kata laluan anda dikira sebagai taruhan anda. Beritahu kami dengan segera jika anda rasa orang lain mengetahuinya.</p>
<h2>3. Wang</h2><p>Wang dalam dompet ialah milik anda. Setiap pergerakan direkodkan dan boleh dilihat dalam rekod akaun. Bayar hanya dengan akaun bank, kad atau e-dompet atas nama anda sendiri.</p>
<h2>4. Permainan</h2><p>Peraturan, had taruhan dan pulangan teori setiap permainan ditunjukkan dalam permainan itu. Keputusan ditetapkan di pelayan sebelum ia dimainkan; pusingan yang terganggu diselesaikan atau taruhannya dipulangkan.</p>
<h2>5. Promosi</h2><p>Setiap promosi mempunyai syaratnya sendiri, yang dipaparkan bersama-samanya. Kami tidak menukar syarat promosi yang telah anda sertai.</p>
<h2>6. Apa yang tidak dibenarkan</h2><ul><li>Menggunakan program atau orang lain untuk bermain bagi pihak anda</li><li>Bersubahat dengan pemain lain</li><li>Menggunakan wang yang diperoleh secara haram</li><li>Mengeksploitasi kesilapan; jika anda menjumpainya, maklumkan kepada kami</li></ul>
<h2>7. Bermain dengan bertanggungjawab</h2><p>Anda boleh meminta kami menutup akaun anda pada bila-bila masa. Baki anda dikembalikan.</p>
<h2>8. Data anda</h2><p>Kami menyimpan hanya apa yang diperlukan untuk menjalankan akaun anda dan mematuhi undang-undang. Data anda tidak dijual.</p>
<h2>9. Perubahan dan aduan</h2><p>Perubahan penting kepada perjanjian ini diumumkan terlebih dahulu dalam <a href="/m/notice">pengumuman</a>. Aduan boleh dihantar melalui <a href="/m/service">khidmat pelanggan</a>.</p>`,
  };
}

function inEnglish({ brandName, minimumAgeYears }: Operator) {
  return {
    title: 'User agreement',
    contentHtml: `<p>By opening an account with ${brandName} you agree to the terms below. Read them carefully, and ask us if anything is unclear.</p>
<h2>1. Who may play</h2><p>You must be ${minimumAgeYears} years of age or older, in a place where these games are allowed. Each player may have one account, in the player's own name.</p>
<h2>2. Your account</h2><p>Keep your password safe. Bets placed with your password count as yours. Tell us at once if you think someone else knows it.</p>
<h2>3. Money</h2><p>The money in your wallet is yours. Every movement is recorded and can be seen in your account record. Pay only from bank accounts, cards or e-wallets in your own name.</p>
<h2>4. Games</h2><p>Rules, limits and theoretical return of each game are shown in the game. Results are fixed on the server before they are played; an interrupted round is completed, or its stake returned.</p>
<h2>5. Promotions</h2><p>Each promotion has its own terms, which are shown with it. We do not change the terms of a promotion that you have already joined.</p>
<h2>6. What is not allowed</h2><ul><li>Using programs or other people to play for you</li><li>Colluding with other players</li><li>Using money from unlawful sources</li><li>Exploiting errors; if you find one, tell us</li></ul>
<h2>7. Playing responsibly</h2><p>You may ask us to close your account at any time. Your balance is returned to you.</p>
<h2>8. Your data</h2><p>We keep only what we need to run your account and to comply with the law. Your data is not sold.</p>
<h2>9. Changes and complaints</h2><p>Important changes to this agreement are announced beforehand under <a href="/m/notice">announcements</a>. Complaints reach us through <a href="/m/service">customer service</a>.</p>`,
  };
}
