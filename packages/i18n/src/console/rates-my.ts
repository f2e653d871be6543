import type { rateMessages as english } from './rates-en.ts';

export const rateMessages: Readonly<Record<keyof typeof english, string>> = {
  'rates.title': 'Kadar',
  'rates.about':
    'Bahagian taruhan yang diperoleh ahli, mengikut produk. Pihak kami memberi kadar kepada ahli yang tiada ejen di atasnya; ejen memberi sebahagian kadarnya kepada barisan terus. Perubahan berkuat kuasa mulai hari berikutnya.',
  'rates.whom': 'Cari dalam kalangan',
  'rates.whom.agents': 'Ejen',
  'rates.whom.members': 'Semua ahli',
  'rates.choose': 'Pilih seorang ahli.',
  'rates.of': 'Kadar {name}',
  'rates.member': 'Kadar',
  'rates.given.by': 'Diberi oleh',
  'rates.table': 'Kadar {name} mengikut produk',
  'rates.today': 'Hari ini',
  'rates.from': 'Mulai {day}',
  'rates.upline.has': 'Kadar upline',
  'rates.upline.no.agent': 'bukan ejen, jadi pihak kami memberi kadar',
  'rates.promised': 'Janji tertinggi di bawah',
  'rates.audit': 'Perubahan dalam audit',
  'rates.upline.decides': '{name} ialah ejen di atas dan memberi kadar ini. Pihak kami hanya melihat.',
  'rates.upline.way':
    'Untuk mengubahnya, minta ejen itu, atau naikkan kadar ejen itu dahulu: tiada sesiapa memberi lebih daripada yang ada.',
  'rates.change': 'Ubah kadar',
  'rates.change.about':
    'Dalam peratus jumlah taruhan. Mulai {day}; taruhan hari ini kekal dengan kadar hari ini. Kosong: tiada.',
  'rates.field': '{product} dalam %',
  'rates.bounds.most': 'Hingga {most}.',
  'rates.bounds': 'Dari {least}, dijanjikan kepada {name}, hingga {most}.',
  'rates.fault.number': 'Masukkan peratus seperti 0.5.',
  'rates.fault.above': 'Itu terlalu tinggi.',
  'rates.fault.below': 'Kurang daripada yang dijanjikan di bawah.',
  'rates.store': 'Ubah mulai {day}',
  'rates.changed': 'Kadar {name} berubah pada {day}. Ahli itu sudah diberitahu.',
};
