import type { lotteryOddsMessages as english } from './lottery-odds-en.ts';

/** Odds of lotteries in the console. */
export const lotteryOddsMessages: Readonly<Record<keyof typeof english, string>> = {
  'odds.title': 'Odds loteri',
  'odds.read': 'Anda boleh melihat halaman ini; mengubahnya memerlukan peranan lain.',
  'odds.no.lottery': 'Tapak ini belum ada loteri.',
  'odds.family': 'Keluarga',
  'odds.game': 'Permainan',
  'odds.game.all': 'Semua permainan keluarga ini',
  'odds.game.hint': 'Odds satu permainan mendahului odds keluarganya.',
  'odds.band':
    'Bagi setiap baris, {lowest} hingga {highest} mesti dipulangkan, mengikut setiap siri dari {seriesLowest} hingga {seriesHighest}. Odds lain tidak dimuatkan. Hadnya ada dalam tetapan permainan. Pesanan yang sudah dibuat kekal dengan oddsnya.',
  'odds.search': 'Cari jenis taruhan',
  'odds.none': 'Tiada jenis taruhan yang sepadan.',
  'odds.plays': 'Jenis taruhan',
  'odds.prize': 'Bayaran: {prize}',
  'odds.stake.back': 'Taruhan dipulangkan',
  'odds.default': 'Lalai {odds}',
  'odds.invalid': 'Nombor lebih daripada 0 dengan paling banyak 4 tempat perpuluhan',
  'odds.source.default': 'Lalai',
  'odds.source.family': 'Odds keluarga',
  'odds.source.game': 'Odds permainan ini',
  'odds.changed': 'Diubah',
  'odds.return': 'Pulangan {percent}',
  'odds.return.span': '{from} hingga {to}',
  'odds.return.series': 'Mengikut siri {percent}',
  'odds.refused.outside': 'Di luar had',
  'odds.refused.invalid': 'Bukan odds',
  'odds.refused.count':
    '{count, plural, other {# jenis taruhan tidak boleh dimuatkan begini.}} Ubah yang bertanda dahulu.',
  'odds.load': '{count, plural, other {Muatkan odds # jenis taruhan}}',
  'odds.loaded':
    '{count, plural, other {Odds # jenis taruhan sudah dimuatkan.}} Odds ini berkuat kuasa mulai sekarang.',
  'odds.reason.hint': 'Sebabnya disimpan dalam audit. Ia berkuat kuasa bagi pesanan mulai sekarang.',
  'odds.from': 'Sejak {moment}',
  'odds.back.default': 'Kembali kepada lalai',
  'odds.back.default.label': 'Kembali kepada lalai: {name}',
  'odds.back.family': 'Kembali kepada keluarga',
  'odds.back.family.label': 'Kembali kepada odds keluarga: {name}',
};
