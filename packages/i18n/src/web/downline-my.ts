import type { downlineMessages as english } from './downline-en.ts';

export const downlineMessages: Readonly<Record<keyof typeof english, string>> = {
  'page.downlineTransfer': 'Hantar wang',
  'downline.amount.today': 'Hanya {amount} lagi boleh dihantar hari ini',
  'downline.closed': 'Ahli ini tidak dapat menerima wang sekarang.',
  'downline.confirm': 'Hantar {amount}',
  'downline.done': '{amount} dihantar kepada {name}',
  'downline.done.before': 'Ini sudah dihantar sebelum ini. Untuk menghantar sekali lagi, sahkan semula.',
  'downline.empty.text': 'Wang yang anda hantar kepada ahli ini disimpan di sini.',
  'downline.empty.title': 'Belum ada yang dihantar',
  'downline.free': 'Tanpa caj',
  'downline.full':
    'Anda sudah menghantar sebanyak yang dibenarkan hari ini. Anda boleh menghantar lagi esok.',
  'downline.left': '{amount} lagi boleh dihantar hari ini',
  'downline.none': 'Anda boleh menghantar {minimum} ke atas. Baki anda {balance}.',
  'downline.recent': 'Dihantar kepada ahli ini',
  'downline.team': 'Ahli pasukan',
  'downline.to.text': 'Terus di bawah anda',
  'downline.turnover': 'Selepas taruhan untuk ganjaran anda mencukupi, anda boleh menghantar wang dari sini.',
  'team.member.send': 'Hantar wang',
  'team.member.send.to': 'Hantar wang kepada {name}',
};
