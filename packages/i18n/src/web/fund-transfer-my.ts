import type { fundTransferMessages as english } from './fund-transfer-en.ts';

export const fundTransferMessages: Readonly<Record<keyof typeof english, string>> = {
  'fundTransfer.all': 'Semua',
  'fundTransfer.amount': 'Jumlah',
  'fundTransfer.amount.available': 'Ada {amount}',
  'fundTransfer.amount.more': 'Hanya ada {amount}',
  'fundTransfer.automatic':
    'Baki anda dibawa bersama apabila permainan dibuka. Wang itu kembali apabila anda keluar dari permainan, log keluar, atau tidak bermain selama {minutes, plural, other {# minit}}.',
  'fundTransfer.closed':
    'Pindahan ditutup buat masa ini. Wang dalam dompet permainan tetap kembali dengan sendirinya.',
  'fundTransfer.done': '{amount} dipindahkan ke {wallet}',
  'fundTransfer.empty.text':
    'Semua permainan di sini menggunakan dompet utama anda. Tiada apa-apa yang perlu dipindahkan.',
  'fundTransfer.empty.title': 'Tiada dompet permainan',
  'fundTransfer.failed': 'Tiada wang dipindahkan. Wang itu kekal di tempat asalnya.',
  'fundTransfer.from': 'Daripada',
  'fundTransfer.main': 'Dompet utama',
  'fundTransfer.manual':
    'Pindahkan wang ke dompet permainan sebelum bermain di situ, dan pindahkan balik apabila selesai.',
  'fundTransfer.nothingThere': 'Tiada wang untuk dikembalikan',
  'fundTransfer.pending': 'Menunggu jawapan {vendor}',
  'fundTransfer.pending.in':
    'Jumlah ini sudah keluar dari dompet utama anda. Jika {vendor} sudah menerimanya, wang itu ada di sana; jika tidak, wang itu kembali kepada anda.',
  'fundTransfer.pending.next': 'Kami bertanya lagi pada {time}',
  'fundTransfer.pending.out': 'Wang yang sudah dihantar oleh {vendor} akan masuk ke dompet utama anda.',
  'fundTransfer.recent': 'Pindahan terkini',
  'fundTransfer.recent.empty': 'Belum ada wang dipindahkan',
  'fundTransfer.returnAll': 'Kembalikan semua',
  'fundTransfer.returned': 'Semua wang sudah kembali ke dompet utama anda',
  'fundTransfer.route': '{from} ke {to}',
  'fundTransfer.status.completed': 'Selesai',
  'fundTransfer.status.failed': 'Tidak dipindahkan',
  'fundTransfer.status.pending': 'Dalam proses',
  'fundTransfer.status.stuck': 'Sedang disemak',
  'fundTransfer.stuck': 'Pasukan kami sedang menyemak dengan {vendor}. Wang anda tidak hilang.',
  'fundTransfer.submit': 'Pindahkan',
  'fundTransfer.swap': 'Tukar dompet',
  'fundTransfer.title': 'Pindahan',
  'fundTransfer.to': 'Kepada',
  'fundTransfer.unknown': 'Tidak diketahui',
  'fundTransfer.wallets': 'Dompet saya',
  'page.fundTransfer': 'Pindahan',
};
