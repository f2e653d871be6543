import type { uplineMessages as english } from './upline-en.ts';

export const uplineMessages: Readonly<Record<keyof typeof english, string>> = {
  'page.uplineTransfer': 'Pindahan kepada upline',
  'upline.amount.balance': 'Hanya ada {amount}',
  'upline.closed':
    'Upline anda tidak dapat menerima wang sekarang. Wang anda selamat; khidmat pelanggan boleh membantu.',
  'upline.confirm': 'Pindahkan {amount}',
  'upline.done': '{amount} dipindahkan kepada {name}',
  'upline.done.before': 'Pindahan ini sudah dibuat sebelum ini. Untuk membuat satu lagi, sahkan sekali lagi.',
  'upline.empty.text': 'Wang yang anda pindahkan kepada upline disimpan di sini.',
  'upline.empty.title': 'Belum ada pindahan',
  'upline.final': 'Wang sampai serta-merta dan tidak boleh diambil semula.',
  'upline.free': 'Tanpa caj',
  'upline.none': 'Anda boleh memindahkan {minimum} ke atas. Baki anda {balance}.',
  'upline.none.action': 'Deposit',
  'upline.recent': 'Pindahan terkini',
  'upline.record': 'Rekod akaun',
  'upline.to': 'Kepada',
  'upline.to.text': 'Upline anda',
  'upline.turnover': 'Selepas taruhan untuk ganjaran anda mencukupi, anda boleh memindahkan wang dari sini.',
};
