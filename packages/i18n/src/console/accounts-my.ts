import type { accountMessages as english } from './accounts-en.ts';

export const accountMessages: Readonly<Record<keyof typeof english, string>> = {
  'accounts.title': 'Akaun pindahan bank',
  'accounts.about':
    'Ahli yang membuat deposit melalui pindahan bank diminta membayar ke akaun aktif yang pertama. Deposit yang sudah dibuat kekal dengan akaun yang ditunjukkan kepada ahlinya.',
  'accounts.none': 'Tiada akaun yang aktif: tiada siapa boleh membuat deposit melalui pindahan bank.',
  'accounts.paid.to': 'Ahli membayar ke sini',
  'accounts.bank': 'Bank',
  'accounts.number': 'Nombor akaun',
  'accounts.number.hint': 'Seperti yang patut dibaca, contohnya 5120 0000 1234',
  'accounts.holder': 'Pemegang akaun',
  'accounts.order': 'Susunan',
  'accounts.order.hint': 'Nombor terkecil didahulukan.',
  'accounts.code': 'Nama pendek',
  'accounts.code.hint': 'Untuk pengendali sahaja, contohnya main. Ia kekal selamanya.',
  'accounts.add': 'Tambah akaun',
  'accounts.approve.sure': 'Benar-benar minta ahli membayar ke {number}, {bank}?',
  'accounts.wrong.code': 'Huruf kecil, digit dan sempang, dan belum digunakan.',
  'accounts.wrong.number': '4 hingga 40 huruf dan digit, dalam kumpulan atau tidak.',
  'accounts.wrong.order': 'Nombor dari 0 hingga 999.',
};
