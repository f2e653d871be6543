import type { markSixMessages as english } from './mark-six-en.ts';

export const markSixMessages: Readonly<Record<keyof typeof english, string>> = {
  'play.mark-six.extra-number-a': 'Nombor tambahan (A)',
  'rule.mark-six.extra-number-a':
    'Pilih bola; setiap satu ialah satu baris. Menang jika bola itu keluar sebagai nombor tambahan, iaitu bola ketujuh. (A) dan (B) ialah pertaruhan yang sama dengan odds berbeza. Contoh: 05 menang jika 05 nombor tambahan, tetapi tidak jika 05 antara enam bola sebelumnya.',
  'play.mark-six.extra-number-b': 'Nombor tambahan (B)',
  'rule.mark-six.extra-number-b':
    'Pilih bola; setiap satu ialah satu baris. Menang jika bola itu keluar sebagai nombor tambahan, iaitu bola ketujuh. (B) dan (A) ialah pertaruhan yang sama dengan odds berbeza. Contoh: 05 menang jika 05 nombor tambahan, tetapi tidak jika 05 antara enam bola sebelumnya.',
  'play.mark-six.extra-two-sides': 'Nombor tambahan, sisi',
  'rule.mark-six.extra-two-sides':
    'Pilih besar (25 hingga 48), kecil (01 hingga 24), ganjil atau genap; setiap satu ialah satu baris. Menang jika nombor tambahan begitu; jika 49 keluar, taruhan dikembalikan. Contoh: jika 05 nombor tambahan, kecil dan ganjil menang.',
  'play.mark-six.extra-colour': 'Nombor tambahan, warna',
  'rule.mark-six.extra-colour':
    'Pilih merah, biru atau hijau; setiap satu ialah satu baris. Menang jika nombor tambahan berwarna itu. Contoh: 05 berwarna hijau.',
  'play.mark-six.extra-half-wave': 'Nombor tambahan, warna dan sisi',
  'rule.mark-six.extra-half-wave':
    'Pilih warna bersama besar, kecil, ganjil atau genap; setiap satu ialah satu baris. Menang jika nombor tambahan memenuhi kedua-duanya, dan dibayar lebih jika bola sedemikian lebih sedikit; jika 49 keluar, taruhan dikembalikan. Contoh: jika 05 nombor tambahan, hijau dan kecil menang, begitu juga hijau dan ganjil.',
  'play.mark-six.extra-head': 'Nombor tambahan, digit pertama',
  'rule.mark-six.extra-head':
    'Pilih digit dari 0 hingga 4; setiap satu ialah satu baris. Menang jika nombor tambahan, ditulis dengan dua digit, bermula dengan digit itu. Contoh: jika 05 nombor tambahan, 0 menang.',
  'play.mark-six.extra-tail': 'Nombor tambahan, digit akhir',
  'rule.mark-six.extra-tail':
    'Pilih digit; setiap satu ialah satu baris. Menang jika nombor tambahan berakhir dengan digit itu. Contoh: jika 05 nombor tambahan, 5 menang.',
  'play.mark-six.extra-zodiac': 'Nombor tambahan, haiwan',
  'rule.mark-six.extra-zodiac':
    'Pilih haiwan; setiap satu ialah satu baris. Menang jika nombor tambahan ialah salah satu bolanya. Haiwan tahun lunar ada lima bola, yang lain empat, jadi ia dibayar kurang. Contoh: dalam tahun kuda, 05 ialah bola harimau.',
  'play.mark-six.regular-number': 'Nombor biasa',
  'rule.mark-six.regular-number':
    'Pilih bola; setiap satu ialah satu baris. Menang jika bola itu antara enam bola yang keluar sebelum nombor tambahan. Contoh: jika 08 13 22 31 40 46 keluar, 13 menang.',
  'play.mark-six.regular': 'Nombor biasa ke-{count}',
  'rule.mark-six.regular':
    'Pilih bola; setiap satu ialah satu baris. Menang jika bola itu keluar sebagai nombor ke-{count} daripada enam bola sebelum nombor tambahan. Contoh: jika 08 13 22 31 40 46 keluar mengikut susunan ini, {sample} menang.',
  'play.mark-six.seven-tail': 'Ketujuh-tujuh bola, digit akhir',
  'rule.mark-six.seven-tail':
    'Pilih digit; setiap satu ialah satu baris. Menang jika mana-mana daripada tujuh bola berakhir dengan digit itu, dan dibayar sekali sahaja walau berapa banyak. Contoh: dengan 08 13 22 31 40 46 dan 05 sebagai nombor tambahan, 5 menang dan 7 kalah.',
  'play.mark-six.seven-zodiac': 'Ketujuh-tujuh bola, haiwan',
  'rule.mark-six.seven-zodiac':
    'Pilih haiwan; setiap satu ialah satu baris. Menang jika mana-mana daripada tujuh bola ialah bolanya, dan dibayar sekali sahaja walau berapa banyak. Haiwan tahun lunar ada satu bola lebih dan dibayar kurang. Contoh: dalam tahun kuda, kuda menang dengan 13.',
  'play.mark-six.two-of-two': 'Dua daripada dua',
  'rule.mark-six.two-of-two':
    'Pilih sekurang-kurangnya dua bola; setiap dua daripadanya menjadi satu baris. Menang jika kedua-duanya antara enam bola biasa; nombor tambahan tidak dikira. Contoh: dengan 08 13 22 31 40 46, 08 dan 13 menang.',
  'play.mark-six.three-of-three': 'Tiga daripada tiga',
  'rule.mark-six.three-of-three':
    'Pilih sekurang-kurangnya tiga bola; setiap tiga daripadanya menjadi satu baris. Menang jika ketiga-tiganya antara enam bola biasa; nombor tambahan tidak dikira. Contoh: dengan 08 13 22 31 40 46, 08, 13, 22 menang.',
  'play.mark-six.two-of-three': 'Dua daripada tiga',
  'rule.mark-six.two-of-three':
    'Pilih sekurang-kurangnya tiga bola; setiap tiga daripadanya menjadi satu baris. Menang jika dua daripadanya antara enam bola biasa, dan dibayar lebih jika ketiga-tiganya; nombor tambahan tidak dikira. Contoh: dengan 08 13 22 31 40 46, 08, 13, 05 menang bagi dua.',
  'play.mark-six.two-with-extra': 'Dua dengan nombor tambahan',
  'rule.mark-six.two-with-extra':
    'Pilih sekurang-kurangnya dua bola; setiap dua daripadanya menjadi satu baris. Menang jika satu bola biasa dan satu lagi nombor tambahan, dan dibayar lebih jika kedua-duanya bola biasa. Contoh: dengan 08 13 22 31 40 46 dan 05 sebagai nombor tambahan, 08 dan 05 menang, manakala 08 dan 13 menang lebih.',
  'play.mark-six.extra-link': 'Rangkaian dengan nombor tambahan',
  'rule.mark-six.extra-link':
    'Pilih sekurang-kurangnya dua bola; setiap dua daripadanya menjadi satu baris. Menang jika satu antara enam bola biasa dan satu lagi nombor tambahan. Contoh: dengan 08 13 22 31 40 46 dan 05 sebagai nombor tambahan, 08 dan 05 menang, 08 dan 13 tidak.',
  'play.mark-six.zodiac-link': 'Rangkaian {count} haiwan',
  'rule.mark-six.zodiac-link':
    'Pilih sekurang-kurangnya {count} haiwan; setiap {count} daripadanya menjadi satu baris. Menang jika setiap satu ada bola antara tujuh bola. Baris dengan haiwan tahun lunar lebih kerap menang dan dibayar kurang. Contoh: empat haiwan menjadi {lines, plural, other {# baris}}.',
  'play.mark-six.miss': '{count} tidak keluar',
  'rule.mark-six.miss':
    'Pilih sekurang-kurangnya {count} bola; setiap {count} daripadanya menjadi satu baris. Menang jika tiada satu pun antara tujuh bola yang keluar. Contoh: {more} bola menjadi {more} baris.',
};
