import type { myanmarMessages as english } from './myanmar-en.ts';

export const myanmarMessages: Readonly<Record<keyof typeof english, string>> = {
  'play.myanmar-2d.straight': 'Ikut susunan',
  'rule.myanmar-2d.straight':
    'Pilih nombor 2 digit; setiap satu ialah satu baris. Menang jika nombor itu keluar, mengikut susunan. Contoh: 09 menang dengan 09, tetapi tidak dengan 90.',
  'play.myanmar-3d.straight': 'Ikut susunan',
  'rule.myanmar-3d.straight':
    'Pilih nombor 3 digit; setiap satu ialah satu baris. Menang jika nombor itu keluar, dan menang hadiah kecil jika digitnya keluar dalam susunan lain. Contoh: 123 menang dengan 123, dan menang hadiah kecil dengan 321.',
};
