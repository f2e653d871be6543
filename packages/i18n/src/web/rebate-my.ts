import type { rebateMessages as english } from './rebate-en.ts';

export const rebateMessages: Readonly<Record<keyof typeof english, string>> = {
  'page.manualRebate': 'Rebat manual',
  'rebate.categories': 'Mengikut jenis permainan',
  'rebate.empty.text': 'Tiada rebat buat masa ini. Sementara itu, lihat permainan kami.',
  'rebate.empty.title': 'Tiada rebat sekarang',
  'rebate.free': 'Boleh terus dimainkan atau dikeluarkan.',
  'rebate.history': 'Rebat yang dituntut',
  'rebate.history.empty': 'Rebat yang anda tuntut akan disenaraikan di sini.',
  'rebate.level': 'Tahap baharu dikira untuk rebat mulai hari berikutnya.',
  'rebate.minimum': 'Tuntutan bermula pada {minimum}. Tambah {missing} lagi untuk menuntut.',
  'rebate.more': 'Tahap lebih tinggi, rebat lebih tinggi',
  'rebate.none': 'Setiap pertaruhan yang selesai menambah rebat anda, menang atau kalah.',
  'rebate.paid': 'Sudah dituntut: {amount}',
  'rebate.rate': '{rate} daripada taruhan anda',
  'rebate.stakes': '{times, plural, other {Perlu dipertaruhkan # kali sebelum membuat pengeluaran}}',
  'rebate.today': 'Jumlah taruhan hari ini: {amount}',
  'rebate.total': 'Boleh dituntut',
};
