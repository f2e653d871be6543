import type { messages as english } from './en.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'provider.name': 'Sandbox Pay',
  'notice.test': 'Ujian',
  'notice.text': 'Ini bayaran percubaan. Tiada wang sebenar terlibat.',

  'page.title': 'Bayar {brand}',
  'page.reference': 'Rujukan',
  'page.time.left': 'Baki masa',
  'page.minutes.left': '{minutes, plural, other {# minit}}',
  'page.to': 'Bayaran kepada {brand}',

  'action.approve': 'Luluskan {amount}',
  'action.decline': 'Tolak',
  'action.return': 'Kembali ke {brand}',
  'action.wait': 'Sebentar…',

  'panel.title': 'Panel ujian',
  'panel.text': 'Bagaimana {brand} dimaklumkan tentang keputusan?',
  'panel.once': 'Serta-merta',
  'panel.once.text': 'Satu mesej, terus dihantar',
  'panel.twice': 'Dua kali',
  'panel.twice.text': 'Mesej yang sama dihantar dua kali',
  'panel.late': 'Lewat',
  'panel.late.text': '{seconds, plural, other {Selepas # saat}}',

  'chain.title': 'Apa yang dihantar',
  'chain.exact': 'Jumlah yang tepat',
  'chain.less': 'Kurang',
  'chain.less.text': 'Kurang satu perlima',
  'chain.more': 'Lebih',
  'chain.more.text': 'Lebih satu perlima',
  'chain.token': 'Token lain',
  'chain.token.text': 'Bukan {token}',

  'approved.title': 'Bayaran diluluskan',
  'approved.text': 'Wang sedang dimasukkan ke baki anda di {brand}.',
  'declined.title': 'Bayaran ditolak',
  'declined.text': 'Tiada wang diambil. Anda boleh cuba lagi di {brand} pada bila-bila masa.',
  'expired.title': 'Bayaran ini telah tamat tempoh',
  'expired.text': 'Tiada wang diambil. Sila mulakan deposit baharu di {brand}.',
  'qr.done': 'Anda boleh tutup halaman ini. Keputusannya dipaparkan di {brand}, di skrin tadi.',
  'unknown.title': 'Bayaran ini tidak ditemui',
  'unknown.text': 'Alamat mungkin tidak lengkap. Sila kembali dan buka semula bayaran ini.',
};
