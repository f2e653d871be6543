import type { thaiMessages as english } from './thai-en.ts';

export const thaiMessages: Readonly<Record<keyof typeof english, string>> = {
  'play.thai.3-top': '3 digit atas',
  'rule.thai.3-top':
    'Pilih nombor 3 digit; setiap satu ialah satu baris. Menang jika hadiah pertama berakhir dengan nombor itu, mengikut susunan. Contoh: 556 menang jika hadiah pertama berakhir dengan 556.',
  'play.thai.3-tod': '3 digit atas, sebarang susunan',
  'rule.thai.3-tod':
    'Pilih nombor 3 digit; setiap satu ialah satu baris. Menang jika 3 digit akhir hadiah pertama ialah digitnya dalam sebarang susunan. Nombor dengan dua digit sama hanya ada 3 susunan dan dibayar lebih; nombor dengan tiga digit sama tidak boleh dimainkan. Contoh: 655 menang jika hadiah pertama berakhir dengan 556.',
  'play.thai.2-top': '2 digit atas',
  'rule.thai.2-top':
    'Pilih nombor 2 digit; setiap satu ialah satu baris. Menang jika hadiah pertama berakhir dengan nombor itu, mengikut susunan. Contoh: 56 menang jika hadiah pertama berakhir dengan 556.',
  'play.thai.2-bottom': '2 digit bawah',
  'rule.thai.2-bottom':
    'Pilih nombor 2 digit; setiap satu ialah satu baris. Menang jika nombor itu dua digit bawah, mengikut susunan. Contoh: 65 menang jika dua digit bawah ialah 65.',
  'play.thai.run-top': 'Satu digit atas',
  'rule.thai.run-top':
    'Pilih digit; setiap satu ialah satu baris. Menang jika digit itu ada dalam 3 digit akhir hadiah pertama, dan dibayar sekali sahaja walau berapa kali keluar. Contoh: 5 menang sekali jika hadiah pertama berakhir dengan 556.',
  'play.thai.run-bottom': 'Satu digit bawah',
  'rule.thai.run-bottom':
    'Pilih digit; setiap satu ialah satu baris. Menang jika digit itu ada dalam dua digit bawah, dan dibayar sekali sahaja walau berapa kali keluar. Contoh: 6 menang jika dua digit bawah ialah 65.',
  'play.thai.3-front': '3 digit depan',
  'rule.thai.3-front':
    'Pilih nombor 3 digit; setiap satu ialah satu baris. Menang sekali bagi setiap satu daripada dua hadiah 3 digit depan yang sama dengan nombor itu. Contoh: 244 menang jika hadiah 3 digit depan ialah 111 dan 244.',
  'play.thai.3-bottom': '3 digit bawah',
  'rule.thai.3-bottom':
    'Pilih nombor 3 digit; setiap satu ialah satu baris. Menang sekali bagi setiap satu daripada dua hadiah 3 digit belakang yang sama dengan nombor itu. Contoh: 556 menang dua kali jika kedua-dua hadiah 3 digit belakang ialah 556.',
  'play.thai.4-top': '4 digit atas',
  'rule.thai.4-top':
    'Pilih nombor 4 digit; setiap satu ialah satu baris. Menang jika hadiah pertama berakhir dengan nombor itu, mengikut susunan. Contoh: 3556 menang jika hadiah pertama berakhir dengan 3556.',
  'rule.thai-lao.2-bottom':
    'Pilih nombor 2 digit; setiap satu ialah satu baris. Menang jika 4 digit itu bermula dengan nombor itu, mengikut susunan. Contoh: 35 menang jika hadiah pertama ialah 3556.',
  'rule.thai-lao.run-bottom':
    'Pilih digit; setiap satu ialah satu baris. Menang jika digit itu ada dalam dua digit pertama daripada 4 digit, dan dibayar sekali sahaja walau berapa kali keluar. Contoh: 3 menang jika hadiah pertama ialah 3556.',
  'prize.thai.win-3': 'Dua digit sama',
  'prize.thai.win-6': 'Tiga digit berbeza',
};
