import type { vnMessages as english } from './vn-en.ts';

export const vnMessages: Readonly<Record<keyof typeof english, string>> = {
  'play.vn.lo': 'Semua lot, {count} digit',
  'rule.vn.lo':
    'Pilih nombor {count} digit. Setiap satu ialah satu baris dan dicaj bagi {lots} lot, iaitu hujung semua hadiah yang ada sekurang-kurangnya {count} digit. Menang sekali bagi setiap lot yang sama dengan nombor itu, dan setiap kemenangan dibayar mengikut odds atas taruhan satu lot. Contoh: taruhan 1 bagi setiap lot berjumlah {lots}; nombor di hujung dua hadiah menang dua kali.',
  'play.vn.lo-2-1k': 'Semua lot, 2 digit dengan satu harga',
  'rule.vn.lo-2-1k':
    'Pilih nombor 2 digit. Setiap satu ialah satu baris dan dicaj sekali bagi semua lot. Menang sekali bagi setiap hadiah yang berakhir dengan nombor itu. Contoh: taruhan 1 dicaj 1; nombor di hujung dua hadiah menang dua kali.',
  'play.vn.de': 'Hadiah istimewa, 2 digit akhir',
  'rule.vn.de':
    'Pilih nombor 2 digit; setiap satu ialah satu baris. Menang jika hadiah istimewa berakhir dengan nombor itu. Contoh: 56 menang jika hadiah istimewa berakhir dengan 456.',
  'play.vn-south.de-dau': 'Hadiah kelapan, 2 digit',
  'rule.vn-south.de-dau':
    'Pilih nombor 2 digit; setiap satu ialah satu baris. Menang jika nombor itu hadiah kelapan. Contoh: 56 menang jika hadiah kelapan ialah 56.',
  'play.vn-north.de-dau': 'Hadiah ketujuh, 2 digit',
  'rule.vn-north.de-dau':
    'Pilih nombor 2 digit. Setiap satu ialah satu baris dan dicaj bagi {lots} lot, iaitu hadiah-hadiah ketujuh. Menang sekali bagi setiap satunya yang sama dengan nombor itu, dan setiap kemenangan dibayar mengikut odds atas taruhan satu lot. Contoh: taruhan 1 bagi setiap lot berjumlah {lots}; 56 menang dua kali jika dua hadiah ketujuh ialah 56.',
  'play.vn-north.nhat': 'Hadiah pertama, 2 digit akhir',
  'rule.vn-north.nhat':
    'Pilih nombor 2 digit; setiap satu ialah satu baris. Menang jika hadiah pertama berakhir dengan nombor itu. Contoh: 56 menang jika hadiah pertama berakhir dengan 456.',
  'play.vn.dau': 'Hadiah istimewa, kepala',
  'rule.vn.dau':
    'Pilih digit; setiap satu ialah satu baris. Menang jika digit itu digit kedua dari belakang hadiah istimewa, iaitu kepalanya. Contoh: 5 menang jika hadiah istimewa berakhir dengan 56.',
  'play.vn.duoi': 'Hadiah istimewa, ekor',
  'rule.vn.duoi':
    'Pilih digit; setiap satu ialah satu baris. Menang jika digit itu digit terakhir hadiah istimewa, iaitu ekornya. Contoh: 6 menang jika hadiah istimewa berakhir dengan 56.',
  'play.vn.cang': 'Hadiah istimewa, {count} digit akhir',
  'rule.vn.cang':
    'Pilih nombor {count} digit; setiap satu ialah satu baris. Menang jika hadiah istimewa berakhir dengan nombor itu, mengikut susunan. Contoh: dengan {sample} di hujung hadiah istimewa, {sample} menang.',
  'play.vn-south.3-cang-dau': 'Hadiah ketujuh, 3 digit',
  'rule.vn-south.3-cang-dau':
    'Pilih nombor 3 digit; setiap satu ialah satu baris. Menang jika nombor itu hadiah ketujuh. Contoh: 456 menang jika hadiah ketujuh ialah 456.',
  'play.vn-north.3-cang-dau': 'Hadiah keenam, 3 digit',
  'rule.vn-north.3-cang-dau':
    'Pilih nombor 3 digit. Setiap satu ialah satu baris dan dicaj bagi {lots} lot, iaitu hadiah-hadiah keenam. Menang sekali bagi setiap satunya yang sama dengan nombor itu, dan setiap kemenangan dibayar mengikut odds atas taruhan satu lot. Contoh: taruhan 1 bagi setiap lot berjumlah {lots}; 456 menang dua kali jika dua hadiah keenam ialah 456.',
  'play.vn.xien': 'Gabungan {count} nombor',
  'rule.vn.xien':
    'Pilih sekurang-kurangnya {count} nombor 2 digit; setiap {count} daripadanya menjadi satu baris. Menang jika setiap satu berada di hujung sesuatu hadiah, dan dibayar sekali sahaja walau berapa kali. Contoh: {more} nombor menjadi {more} baris.',
  'play.vn.truot': '{count} tidak keluar',
  'rule.vn.truot':
    'Pilih sekurang-kurangnya {count} nombor 2 digit; setiap {count} daripadanya menjadi satu baris. Menang jika tiada hadiah berakhir dengan mana-mana daripadanya. Contoh: {more} nombor menjadi {more} baris.',
};
