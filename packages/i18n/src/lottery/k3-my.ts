import type { k3Messages as english } from './k3-en.ts';

export const k3Messages: Readonly<Record<keyof typeof english, string>> = {
  'play.k3.sum': 'Jumlah',
  'rule.k3.sum':
    'Pilih jumlah dari 3 hingga 18; setiap satu ialah satu baris. Menang jika tiga dadu berjumlah begitu. Contoh: dengan 2 2 5, 9 menang.',
  'play.k3.sum-two-sides': 'Jumlah, sisi',
  'rule.k3.sum-two-sides':
    'Pilih besar (11 ke atas), kecil (10 ke bawah), ganjil atau genap; setiap satu ialah satu baris. Menang jika jumlah dadu begitu dan ketiga-tiganya tidak sama. Contoh: 2 2 5 berjumlah 9, jadi kecil dan ganjil menang; dengan 3 3 3 semuanya kalah.',
  'play.k3.one-number': 'Satu nombor',
  'rule.k3.one-number':
    'Pilih nombor; setiap satu ialah satu baris. Menang jika sekurang-kurangnya satu dadu menunjukkannya, dan dibayar lebih jika dua atau ketiga-tiganya. Contoh: dengan 2 2 5, 2 menang hadiah bagi dua dadu dan 5 bagi satu.',
  'play.k3.triple': 'Tiga sama',
  'rule.k3.triple':
    'Pilih tiga sama; setiap satu ialah satu baris. Menang jika ketiga-tiga dadu menunjukkan nombor itu. Contoh: 444 menang dengan 4 4 4 sahaja.',
  'play.k3.any-triple': 'Mana-mana tiga sama',
  'rule.k3.any-triple':
    'Ada satu baris. Menang jika ketiga-tiga dadu menunjukkan nombor yang sama, tidak kira nombor apa. Contoh: menang dengan 1 1 1 dan dengan 6 6 6.',
  'play.k3.pair': 'Pasangan',
  'rule.k3.pair':
    'Pilih pasangan; setiap satu ialah satu baris. Menang jika sekurang-kurangnya dua dadu menunjukkan nombor itu. Contoh: 22 menang dengan 2 5 2 dan dengan 2 2 2.',
  'play.k3.two-different': 'Dua nombor berbeza',
  'rule.k3.two-different':
    'Pilih sekurang-kurangnya dua nombor; setiap dua daripadanya menjadi satu baris. Menang jika kedua-duanya keluar. Contoh: 1, 2, 5 menjadi 3 baris; dengan 2 2 5, baris 2 dan 5 menang.',
  'play.k3.three-different': 'Tiga nombor berbeza',
  'rule.k3.three-different':
    'Pilih sekurang-kurangnya tiga nombor; setiap tiga daripadanya menjadi satu baris. Menang jika ketiga-tiganya keluar. Contoh: 1, 2, 5 menang dengan 5 1 2.',
  'play.k3.any-straight': 'Mana-mana tiga berturutan',
  'rule.k3.any-straight':
    'Ada satu baris. Menang jika dadu menunjukkan 123, 234, 345 atau 456 dalam sebarang susunan. Contoh: menang dengan 5 3 4.',
};
