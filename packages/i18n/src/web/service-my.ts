import type { serviceMessages as english } from './service-en.ts';

/** Messages of feedback and of the chat with customer service. */
export const serviceMessages = {
  'feedback.category': 'Tentang apa?',
  'feedback.category.account': 'Akaun saya',
  'feedback.category.game': 'Permainan',
  'feedback.category.other': 'Perkara lain',
  'feedback.category.payment': 'Deposit dan pengeluaran',
  'feedback.category.problem': 'Masalah dalam aplikasi',
  'feedback.category.suggestion': 'Cadangan',
  'feedback.content': 'Maklum balas anda',
  'feedback.content.hint': 'Jangan kongsi kata laluan atau kod.',
  'feedback.empty.text': 'Apa yang anda hantar dan jawapan kami akan muncul di sini.',
  'feedback.empty.title': 'Belum ada maklum balas',
  'feedback.history': 'Yang sudah anda hantar',
  'feedback.pictures': 'Gambar (pilihan, sehingga {count}, maksimum {megabytes} MB setiap satu)',
  'feedback.pictures.failed': 'Gambar tidak dapat dimuatkan.',
  'feedback.pictures.show': '{count, plural, other {Lihat # gambar}}',
  'feedback.reply': 'Jawapan kami',
  'feedback.reply.new': 'Jawapan baharu',
  'feedback.send': 'Hantar maklum balas',
  'feedback.sent': 'Terima kasih. Jawapan kami akan masuk ke peti masuk anda.',
  'feedback.text': 'Beritahu kami apa yang baik, apa yang tidak dan apa yang kurang. Semuanya kami baca.',
  'feedback.waiting': 'Menunggu jawapan',
  'live.feedback': 'Maklum balas anda sudah dijawab.',
  'page.feedback': 'Maklum balas',
} as const satisfies Record<keyof typeof english, string>;
