import type { shellMessages as english } from './shell-en.ts';

export const shellMessages: Readonly<Record<keyof typeof english, string>> = {
  'closed.address.text':
    'Alamat IP anda telah disekat. Jika anda rasa ini satu kesilapan, sila hubungi khidmat pelanggan.',
  'closed.address.title': 'Akses dari sini disekat',
  'closed.maintenance.money':
    'Wang anda selamat. Taruhan dan bayaran yang sedang berjalan tetap diselesaikan.',
  'closed.maintenance.text':
    'Kami sedang menambah baik perkhidmatan dan akan kembali tidak lama lagi. Halaman ini akan dibuka semula dengan sendirinya.',
  'closed.maintenance.title': 'Platform sedang diselenggara',
  'closed.maintenance.until': 'Dijangka kembali: {moment}',
  'closed.money': 'Sudah ada akaun dengan kami? Baki anda selamat, dan khidmat pelanggan sedia membantu.',
  'closed.region.country': 'Anda dikesan berada di: {country}',
  'closed.region.credit': 'IP Geolocation by DB-IP',
  'closed.region.text':
    'Undang-undang tempatan tidak membenarkan kami menawarkan permainan di tempat anda berada. Jika anda menggunakan VPN, nyahaktifkan VPN itu dan cuba lagi.',
  'closed.region.title': 'Tidak tersedia di kawasan anda',

  'error.service.text':
    'Perkhidmatan kami tidak dapat dihubungi sekarang. Wang dan taruhan anda selamat. Sila cuba sebentar lagi.',
  'error.service.title': 'Perkhidmatan tidak tersedia',

  'error.site.text':
    'Tiada laman dibuka di alamat ini. Sila semak ejaannya, atau tanya orang yang memberi anda pautan itu.',
  'error.site.title': 'Kami tidak mengenali laman ini',

  'footer.invite': 'Jemput',
  'footer.invite.closed': 'Belum dibuka',
  'footer.promotions': 'Promosi',

  'home.claim': '{count}+ permainan',
  'home.jackpot': 'Kaunter jackpot hiasan',
  'home.jackpot.note': 'Untuk tontonan sahaja, bukan hadiah',
  'home.top.responsible': 'Main dengan bijak',

  'hotkeys.close': 'Tutup yang terbuka',
  'hotkeys.title': 'Pintasan papan kekunci',
  'invite.closed': 'Jemputan belum dibuka. Sila hubungi khidmat pelanggan',

  'maintenance.over.text': 'Tiada penyelenggaraan buat masa ini. Anda boleh bermain seperti biasa.',
  'maintenance.over.title': 'Semuanya berjalan lancar',

  'menu.feedback': 'Maklum balas',
  'menu.invite': 'Jemput rakan',
  'menu.recent': 'Permainan terkini',
  'menu.benefits': 'Keistimewaan VIP',
  'menu.withdraw': 'Pengeluaran',

  'page.maintenance': 'Penyelenggaraan',
  'trial.home.text': 'Dengan akaun sendiri, anda bermain dengan wang sebenar.',
  'trial.mark': 'Wang mainan',
  'trial.mark.bar': 'Wang mainan, bukan wang sebenar',
};
