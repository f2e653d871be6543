import type { sscMessages as english } from './ssc-en.ts';

export const sscMessages: Readonly<Record<keyof typeof english, string>> = {
  'stretch.five': 'Lima digit',
  'stretch.five.digits': 'kelima-lima digit',
  'stretch.first-four': 'Empat depan',
  'stretch.first-four.digits': 'empat digit depan',
  'stretch.last-four': 'Empat belakang',
  'stretch.last-four.digits': 'empat digit belakang',
  'stretch.first-three': 'Tiga depan',
  'stretch.first-three.digits': 'tiga digit depan',
  'stretch.middle-three': 'Tiga tengah',
  'stretch.middle-three.digits': 'tiga digit tengah',
  'stretch.last-three': 'Tiga belakang',
  'stretch.last-three.digits': 'tiga digit belakang',
  'stretch.first-two': 'Dua depan',
  'stretch.first-two.digits': 'dua digit depan',
  'stretch.last-two': 'Dua belakang',
  'stretch.last-two.digits': 'dua digit belakang',

  'field.ssc.place-1': 'Puluh ribu',
  'field.ssc.place-2': 'Ribu',
  'field.ssc.place-3': 'Ratus',
  'field.ssc.place-4': 'Puluh',
  'field.ssc.place-5': 'Sa',

  'play.ssc.straight': '{stretch}, ikut susunan',
  'rule.ssc.straight':
    'Pilih sekurang-kurangnya satu digit bagi setiap tempat; satu digit bagi setiap tempat menjadi satu baris. Menang jika {digits} tepat mengikut susunan. Contoh: dua digit bagi satu tempat dan satu digit bagi setiap tempat lain menjadi 2 baris.',
  'play.ssc.entered': '{stretch}, taip sendiri',
  'rule.ssc.entered':
    'Taip atau tampal nombor penuh; setiap satu ialah satu baris. Menang jika {digits} ialah nombor itu, mengikut susunan. Contoh: dua nombor menjadi 2 baris.',

  'play.ssc.five-group-120': '{stretch}, kumpulan 120',
  'rule.ssc.five-group-120':
    'Pilih sekurang-kurangnya lima digit; setiap lima daripadanya menjadi satu baris. Menang jika {digits} ialah lima digit itu dalam sebarang susunan. Contoh: 1, 2, 3, 4, 5 menang dengan 3 1 5 2 4.',
  'play.ssc.five-group-60': '{stretch}, kumpulan 60',
  'rule.ssc.five-group-60':
    'Pilih digit pasangan dan sekurang-kurangnya tiga digit tunggal; satu pasangan dengan tiga tunggal menjadi satu baris. Menang jika {digits} ialah digit itu dalam sebarang susunan. Contoh: pasangan 1 dengan tunggal 3, 4, 5 menang dengan 4 1 3 1 5.',
  'play.ssc.five-group-30': '{stretch}, kumpulan 30',
  'rule.ssc.five-group-30':
    'Pilih sekurang-kurangnya dua digit pasangan dan digit tunggal; dua pasangan dengan satu tunggal menjadi satu baris. Menang jika {digits} ialah digit itu dalam sebarang susunan. Contoh: pasangan 1 dan 2 dengan tunggal 5 menang dengan 1 5 2 1 2.',
  'play.ssc.five-group-20': '{stretch}, kumpulan 20',
  'rule.ssc.five-group-20':
    'Pilih digit yang keluar tiga kali dan sekurang-kurangnya dua digit tunggal; satu digit tiga kali dengan dua tunggal menjadi satu baris. Menang jika {digits} ialah digit itu dalam sebarang susunan. Contoh: tiga kali 1 dengan tunggal 3 dan 4 menang dengan 1 1 3 1 4.',
  'play.ssc.five-group-10': '{stretch}, kumpulan 10',
  'rule.ssc.five-group-10':
    'Pilih digit yang keluar tiga kali dan digit pasangan; satu daripada setiap jenis menjadi satu baris. Menang jika {digits} ialah digit itu dalam sebarang susunan. Contoh: tiga kali 1 dengan pasangan 4 menang dengan 1 4 1 1 4.',
  'play.ssc.five-group-5': '{stretch}, kumpulan 5',
  'rule.ssc.five-group-5':
    'Pilih digit yang keluar empat kali dan digit tunggal; satu daripada setiap jenis menjadi satu baris. Menang jika {digits} ialah digit itu dalam sebarang susunan. Contoh: empat kali 1 dengan tunggal 4 menang dengan 1 1 4 1 1.',
  'play.ssc.four-group-24': '{stretch}, kumpulan 24',
  'rule.ssc.four-group-24':
    'Pilih sekurang-kurangnya empat digit; setiap empat daripadanya menjadi satu baris. Menang jika {digits} ialah empat digit itu dalam sebarang susunan. Contoh: 1, 2, 3, 4 menang dengan 3 1 4 2.',
  'play.ssc.four-group-12': '{stretch}, kumpulan 12',
  'rule.ssc.four-group-12':
    'Pilih digit pasangan dan sekurang-kurangnya dua digit tunggal; satu pasangan dengan dua tunggal menjadi satu baris. Menang jika {digits} ialah digit itu dalam sebarang susunan. Contoh: pasangan 1 dengan tunggal 3 dan 4 menang dengan 1 4 1 3.',
  'play.ssc.four-group-6': '{stretch}, kumpulan 6',
  'rule.ssc.four-group-6':
    'Pilih sekurang-kurangnya dua digit; setiap dua daripadanya menjadi satu baris. Menang jika {digits} ialah sepasang bagi setiap digit itu, dalam sebarang susunan. Contoh: 1 dan 2 menang dengan 2 1 1 2.',
  'play.ssc.four-group-4': '{stretch}, kumpulan 4',
  'rule.ssc.four-group-4':
    'Pilih digit yang keluar tiga kali dan digit tunggal; satu daripada setiap jenis menjadi satu baris. Menang jika {digits} ialah digit itu dalam sebarang susunan. Contoh: tiga kali 1 dengan tunggal 4 menang dengan 1 1 4 1.',
  'play.ssc.three-group-6': '{stretch}, kumpulan 6',
  'rule.ssc.three-group-6':
    'Pilih sekurang-kurangnya tiga digit; setiap tiga daripadanya menjadi satu baris. Menang jika {digits} ialah tiga digit itu dalam sebarang susunan. Contoh: 1, 2, 3 menang dengan 3 1 2.',
  'play.ssc.three-group-3': '{stretch}, kumpulan 3',
  'rule.ssc.three-group-3':
    'Pilih sekurang-kurangnya dua digit; setiap dua daripadanya menjadi 2 baris, kerana mana-mana satu boleh menjadi pasangan. Sesuatu baris menang jika {digits} ialah pasangan dan tunggalnya dalam sebarang susunan. Contoh: 1 dan 3 menjadi 113 dan 133; dengan 1 3 1, baris pertama menang.',
  'play.ssc.two-group-45': '{stretch}, kumpulan 45',
  'rule.ssc.two-group-45':
    'Pilih sekurang-kurangnya dua digit; setiap dua daripadanya menjadi satu baris. Menang jika {digits} ialah dua digit itu, tidak kira susunan. Contoh: 4 dan 7 menang dengan 7 4.',

  'play.ssc.sum-tail': '{stretch}, digit akhir jumlah',
  'rule.ssc.sum-tail':
    'Pilih digit; setiap satu ialah satu baris. Menang jika jumlah {digits} berakhir dengan digit itu. Contoh: 7 8 9 berjumlah 24, jadi 4 menang.',
  'play.ssc.fixed-digit': 'Digit tetap',
  'rule.ssc.fixed-digit':
    'Pilih digit bagi mana-mana daripada lima tempat; setiap satu ialah satu baris. Menang jika digit itu keluar di tempatnya. Contoh: 7 bagi puluh menang dengan 1 2 3 7 5.',
  'play.ssc.any-1': '{stretch}, satu digit di mana-mana',
  'rule.ssc.any-1':
    'Pilih digit; setiap satu ialah satu baris. Menang jika digit itu keluar sekurang-kurangnya sekali dalam {digits}, dan dibayar sekali sahaja walau berapa kali keluar. Contoh: jika 2 keluar dua kali di situ, 2 menang sekali.',
  'play.ssc.any-2': '{stretch}, dua digit di mana-mana',
  'rule.ssc.any-2':
    'Pilih sekurang-kurangnya dua digit; setiap dua daripadanya menjadi satu baris. Menang jika kedua-duanya keluar dalam {digits}, di mana-mana tempat. Contoh: 1, 2, 3 menjadi 3 baris; jika 1 dan 3 keluar tetapi 2 tidak, satu baris menang.',
  'play.ssc.any-3': '{stretch}, tiga digit di mana-mana',
  'rule.ssc.any-3':
    'Pilih sekurang-kurangnya tiga digit; setiap tiga daripadanya menjadi satu baris. Menang jika ketiga-tiganya keluar dalam {digits}, di mana-mana tempat. Contoh: 1, 3, 5 menang dengan 1 1 3 4 5.',
  'play.ssc.two-sides': '{stretch}, sisi setiap digit',
  'rule.ssc.two-sides':
    'Pilih besar (5 hingga 9), kecil (0 hingga 4), ganjil atau genap bagi setiap tempat; satu sisi bagi setiap tempat menjadi satu baris. Menang jika {digits} semuanya begitu. Contoh: besar dan ganjil bagi satu tempat dan satu sisi bagi setiap tempat lain menjadi 2 baris, dan kedua-duanya boleh menang.',
  'play.ssc.any-two': 'Mana-mana dua tempat',
  'play.ssc.any-three': 'Mana-mana tiga tempat',
  'play.ssc.any-four': 'Mana-mana empat tempat',
  'rule.ssc.any-places':
    'Pilih digit bagi sekurang-kurangnya {count} daripada lima tempat; satu digit bagi setiap satu daripada mana-mana {count} tempat menjadi satu baris. Menang jika kesemua {count} digit tepat di tempatnya. Contoh: satu digit bagi setiap satu daripada lima tempat menjadi {lines} baris.',
  'play.ssc.smooth': '{count, plural, other {Satu digit, sekurang-kurangnya # kali}}',
  'rule.ssc.smooth':
    'Pilih digit; setiap satu ialah satu baris. Menang jika digit itu keluar sekurang-kurangnya {count, plural, other {# kali}} dalam kelima-lima digit. Contoh: 1 menang dengan 1 1 1 5 1.',

  'play.ssc.number': '{place}, digit',
  'rule.ssc.number':
    'Pilih digit; setiap satu ialah satu baris. Menang jika digit itu keluar di tempat ini, iaitu {place}. Contoh: jika 5 2 7 3 1 keluar, {sample} menang.',
  'play.ssc.place-two-sides': '{place}, sisi',
  'rule.ssc.place-two-sides':
    'Pilih besar (5 hingga 9), kecil (0 hingga 4), ganjil atau genap; setiap satu ialah satu baris. Menang jika digit di tempat ini, iaitu {place}, begitu. Contoh: dengan 7, besar dan ganjil menang.',
  'play.ssc.sum-two-sides': 'Jumlah kelima-lima digit, sisi',
  'rule.ssc.sum-two-sides':
    'Pilih besar (23 ke atas), kecil (22 ke bawah), ganjil atau genap; setiap satu ialah satu baris. Menang jika jumlah kelima-lima digit begitu. Contoh: 9 0 4 6 5 berjumlah 24, jadi besar dan genap menang.',
  'play.ssc.dragon-tiger': 'Naga atau harimau, {front} dan {back}',
  'rule.ssc.dragon-tiger':
    'Pilih naga, harimau atau seri; setiap satu ialah satu baris. Naga menang jika digit {front} lebih tinggi daripada digit {back}, harimau jika lebih rendah, seri jika sama; apabila seri, naga dan harimau kalah. Contoh: 8 lawan 3 ialah naga.',
  'play.ssc.pattern': '{stretch}, corak',
  'rule.ssc.pattern':
    'Pilih corak; setiap satu ialah satu baris. Menang jika {digits}, dalam sebarang susunan, ialah tiga sama (semuanya sama), berturutan (tiga berturut-turut), pasangan (tepat dua sama), separuh berturutan (hanya dua berjiran) atau campuran (yang lain). 9 dan 0 berjiran. Contoh: 9 0 1 berturutan, 1 2 7 separuh berturutan, 1 3 5 campuran.',
};
