import type { pk10Messages as english } from './pk10-en.ts';

export const pk10Messages: Readonly<Record<keyof typeof english, string>> = {
  'field.pk10.place-1': 'Tempat pertama',
  'field.pk10.place-2': 'Tempat kedua',
  'field.pk10.place-3': 'Tempat ketiga',
  'field.pk10.place-4': 'Tempat keempat',
  'field.pk10.place-5': 'Tempat kelima',
  'field.pk10.place-6': 'Tempat keenam',
  'field.pk10.place-7': 'Tempat ketujuh',
  'field.pk10.place-8': 'Tempat kelapan',
  'field.pk10.place-9': 'Tempat kesembilan',
  'field.pk10.place-10': 'Tempat kesepuluh',

  'play.pk10.first-two-straight': 'Dua teratas, ikut susunan',
  'rule.pk10.first-two-straight':
    'Pilih nombor bagi tempat pertama dan kedua; satu bagi setiap tempat, yang tidak sama, menjadi satu baris. Menang jika kedua-duanya tepat di tempatnya. Contoh: 01 dan 02 bagi tempat pertama serta 01, 02, 03 bagi tempat kedua menjadi 4 baris.',
  'play.pk10.first-three-straight': 'Tiga teratas, ikut susunan',
  'rule.pk10.first-three-straight':
    'Pilih nombor bagi setiap tiga tempat teratas; satu bagi setiap tempat, semuanya berbeza, menjadi satu baris. Menang jika semuanya tepat di tempatnya. Contoh: 07, 04, 10 menang jika 07 pertama, 04 kedua dan 10 ketiga.',
  'play.pk10.number': '{place}, nombor',
  'rule.pk10.number':
    'Pilih nombor; setiap satu ialah satu baris. Menang jika nombor itu berada di {place}. Contoh: jika perlumbaan tamat 07 04 10 01 02 03 05 06 08 09, {sample} menang.',
  'play.pk10.place-two-sides': '{place}, sisi',
  'rule.pk10.place-two-sides':
    'Pilih besar (06 hingga 10), kecil (01 hingga 05), ganjil atau genap; setiap satu ialah satu baris. Menang jika nombor di {place} begitu. Contoh: dengan 07, besar dan ganjil menang.',
  'play.pk10.dragon-tiger': 'Naga atau harimau, {front} dan {back}',
  'rule.pk10.dragon-tiger':
    'Pilih naga atau harimau; setiap satu ialah satu baris. Naga menang jika nombor di {front} lebih tinggi daripada nombor di {back}, harimau jika lebih rendah. Contoh: 07 lawan 09 ialah harimau.',
  'play.pk10.first-two-sum': 'Jumlah dua teratas',
  'rule.pk10.first-two-sum':
    'Pilih jumlah dari 3 hingga 19; setiap satu ialah satu baris. Menang jika nombor di dua tempat teratas berjumlah begitu. Contoh: dengan 07 dan 04, 11 menang.',
  'play.pk10.first-two-two-sides': 'Jumlah dua teratas, sisi',
  'rule.pk10.first-two-two-sides':
    'Pilih besar (12 ke atas), kecil (11 ke bawah), ganjil atau genap; setiap satu ialah satu baris. Menang jika jumlah nombor di dua tempat teratas begitu. Kecil dan ganjil lebih kerap keluar dan dibayar kurang. Contoh: 07 dan 04 berjumlah 11, jadi kecil dan ganjil menang.',
};
