import type { downloadMessages as english } from './download-en.ts';

export const downloadMessages: Readonly<Record<keyof typeof english, string>> = {
  'install.action': 'Pasang',
  'install.android.action': 'Muat turun untuk Android',
  'install.android.install': 'Pasang aplikasi',
  'install.bar.label': 'Muat turun aplikasi',
  'install.bar.reward': 'Daftar: hingga {amount}',
  'install.bar.text': 'Buka terus dari skrin utama',
  'install.bar.title': 'Aplikasi {brand}',
  'install.benefit.data': 'Jimat data: apa yang telah anda lihat disimpan dalam telefon',
  'install.benefit.screen': 'Dibuka dari skrin utama dan memenuhi skrin',
  'install.benefit.small': 'Hampir tidak memakan ruang, tanpa gedung aplikasi',
  'install.desktop': 'Buka alamat ini pada telefon anda:',
  'install.done.text': 'Lain kali, buka dari skrin utama anda.',
  'install.done.title': 'Aplikasi sudah ada pada peranti ini',
  'install.homescreen.action': 'Tambah ke skrin utama',
  'install.homescreen.title': 'Tambah ke skrin utama',
  'install.ios.action': 'Muat turun untuk iPhone dan iPad',
  'install.ios.newer':
    'iOS 12.4 atau lebih baharu disyorkan untuk aplikasi ini. Peranti anda menggunakan {version}.',
  'install.profile.action': 'Pasang melalui profil',
  'install.profile.settings':
    'Kemudian buka Tetapan, ketik “Profil Dimuat Turun” dan “Pasang”. Profil ini hanya menambah ikon dan boleh dibuang bila-bila masa.',
  'install.profile.sheet':
    'Kemudian ketik “Pasang” dalam tetingkap yang terbuka. Profil ini hanya menambah ikon dan boleh dibuang bila-bila masa.',
  'install.reward': 'Ganjaran muat turun: {amount}',
  'install.safari.copy': 'Salin alamat',
  'install.safari.text':
    'Pada iPhone dan iPad, hanya Safari boleh melakukannya. Salin alamat ini dan buka di sana.',
  'install.safari.title': 'Sila buka dalam Safari',
  'install.steps.android.add': 'Ketik “Pasang aplikasi” atau “Tambah pada skrin Utama”',
  'install.steps.android.confirm': 'Ketik “Pasang”: ikon kini ada pada skrin utama',
  'install.steps.android.menu': 'Buka menu pelayar anda',
  'install.steps.confirm': 'Ketik “Tambah” di atas: ikon kini ada pada skrin utama',
  'install.steps.ios.add': 'Tatal ke bawah dan ketik “Tambah ke Skrin Utama”',
  'install.steps.ios.share': 'Ketik butang kongsi',
  'install.steps.ios11.add': 'Leret baris bawah ke kiri dan ketik “Tambah ke Skrin Utama”',
  'install.steps.ios11.note':
    'Pada iOS 11 dan ke bawah, aplikasi bermula semula setiap kali dibuka. Log masuk semula jika diminta.',
  'install.steps.ios12.add': 'Pada baris bawah, ketik “Tambah ke Skrin Utama”',
  'install.steps.ios12.note':
    'Pada iOS 12.0 dan 12.1, aplikasi bermula semula apabila anda beralih ke aplikasi lain. Kemas kini kepada 12.4 atau lebih baharu supaya ia kekal terbuka.',
  'install.steps.share.bottom': 'Ketik butang kongsi di bahagian bawah Safari',
  'install.text': 'Laman yang sama, hanya satu ketikan.',
  'install.title': 'Dapatkan aplikasi {brand}',
  'page.download': 'Muat turun aplikasi',
};
