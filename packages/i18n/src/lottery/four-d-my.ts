import type { fourDMessages as english } from './four-d-en.ts';

export const fourDMessages: Readonly<Record<keyof typeof english, string>> = {
  'play.four-d.big': 'Besar',
  'rule.four-d.big':
    'Pilih nombor 4 digit; setiap satu ialah satu baris. Menang jika nombor itu antara 23 nombor yang keluar: hadiah pertama, kedua dan ketiga, sepuluh hadiah istimewa dan sepuluh hadiah saguhati. Setiap kali keluar dibayar. Contoh: 1234 menang dua kali jika keluar sebagai hadiah istimewa dan hadiah saguhati.',
  'play.four-d.small': 'Kecil',
  'rule.four-d.small':
    'Pilih nombor 4 digit; setiap satu ialah satu baris. Menang jika nombor itu hadiah pertama, kedua atau ketiga; hadiah istimewa dan saguhati tidak dikira. Contoh: 1243 menang jika hadiah pertama ialah 1243.',
  'play.four-d.4a': '4A',
  'rule.four-d.4a':
    'Pilih nombor 4 digit; setiap satu ialah satu baris. Menang jika nombor itu hadiah pertama. Contoh: 1243 menang jika hadiah pertama ialah 1243.',
  'play.four-d.ibox-big': 'iBox besar',
  'rule.four-d.ibox-big':
    'Pilih nombor 4 digit. Setiap satu ialah satu baris dengan satu taruhan atas semua susunan digitnya: 24, 12, 6 atau 4, dan lebih sedikit susunan, lebih banyak dibayar. Menang jika mana-mana susunan itu antara 23 nombor yang keluar. Empat digit sama tidak boleh dimainkan. Contoh: 4321 ada 24 susunan dan menang jika hadiah pertama ialah 1243.',
  'play.four-d.ibox-small': 'iBox kecil',
  'rule.four-d.ibox-small':
    'Pilih nombor 4 digit. Setiap satu ialah satu baris dengan satu taruhan atas semua susunan digitnya: 24, 12, 6 atau 4, dan lebih sedikit susunan, lebih banyak dibayar. Menang jika mana-mana susunan itu hadiah pertama, kedua atau ketiga. Empat digit sama tidak boleh dimainkan. Contoh: 4321 ada 24 susunan dan menang jika hadiah pertama ialah 1243.',
  'play.four-d.3a': '3A',
  'rule.four-d.3a':
    'Pilih nombor 3 digit; setiap satu ialah satu baris. Menang jika hadiah pertama berakhir dengan nombor itu. Contoh: 243 menang jika hadiah pertama ialah 1243.',
  'play.four-d.3abc': '3ABC',
  'rule.four-d.3abc':
    'Pilih nombor 3 digit; setiap satu ialah satu baris. Menang jika hadiah pertama, kedua atau ketiga berakhir dengan nombor itu, sekali bagi setiap satu. Contoh: 566 menang jika hadiah kedua ialah 5566.',
  'play.four-d.2a': '2A',
  'rule.four-d.2a':
    'Pilih nombor 2 digit; setiap satu ialah satu baris. Menang jika hadiah pertama berakhir dengan nombor itu. Contoh: 43 menang jika hadiah pertama ialah 1243.',
  'play.four-d.2abc': '2ABC',
  'rule.four-d.2abc':
    'Pilih nombor 2 digit; setiap satu ialah satu baris. Menang jika hadiah pertama, kedua atau ketiga berakhir dengan nombor itu, sekali bagi setiap satu. Contoh: 66 menang jika hadiah kedua ialah 5566.',
  'play.five-d.straight': 'Ikut susunan',
  'rule.five-d.straight':
    'Pilih sekurang-kurangnya satu digit bagi setiap 5 tempat; satu digit bagi setiap tempat menjadi satu baris. Menang jika nombornya hadiah pertama, kedua atau ketiga, atau dengan 4, 3 atau 2 digit akhir hadiah pertama; daripada hujung ini hanya yang terpanjang dibayar. Contoh: jika hadiah pertama ialah 12345, 92345 menang dengan 4 digit akhir dan 12945 dengan 2 digit akhir.',
  'play.six-d.straight': 'Ikut susunan',
  'rule.six-d.straight':
    'Pilih sekurang-kurangnya satu digit bagi setiap 6 tempat; satu digit bagi setiap tempat menjadi satu baris. Menang dengan kesemua 6 digit hadiah pertama, atau dengan 5, 4, 3 atau 2 digit depan atau akhirnya; daripada ini hanya yang terpanjang dibayar, sekali. Contoh: jika hadiah pertama ialah 123456, 123499 menang hadiah ketiga dan 129956 hadiah kelima.',
};
