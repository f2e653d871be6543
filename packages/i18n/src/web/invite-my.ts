import type { inviteMessages as english } from './invite-en.ts';

export const inviteMessages: Readonly<Record<keyof typeof english, string>> = {
  'invite.copy': 'Salin pautan',
  'invite.empty.text': 'Hantar pautan anda kepada rakan. Sesiapa yang berdaftar dengannya muncul di sini.',
  'invite.empty.title': 'Belum ada rakan',
  'invite.friends': 'Rakan anda',
  'invite.qr.label': 'Kod QR pautan anda',
  'invite.qr.text': 'Rakan mengimbas kod ini atau membuka pautan anda, lalu berdaftar.',
  'invite.rule.bounds':
    'Ganjaran paling banyak untuk {day, plural, other {#}} orang sehari dan {month, plural, other {#}} orang sebulan; yang lain menunggu giliran.',
  'invite.rule.checked':
    'Untuk orang yang berlainan sahaja: rakan yang berkongsi telefon, sambungan, nombor atau akaun dengan anda disemak dahulu.',
  'invite.rule.deposit':
    'Deposit pertama rakan anda sekurang-kurangnya {amount} dalam {days, plural, other {#}} hari selepas berdaftar.',
  'invite.rule.most': 'Secara keseluruhan, seorang ahli boleh menerima sehingga {amount} untuk rakan.',
  'invite.rule.register': 'Rakan anda berdaftar melalui pautan anda.',
  'invite.rule.reward': '{amount} masuk ke baki anda.',
  'invite.rule.stakes':
    'Ganjaran perlu dipertaruhkan {times, plural, other {#}} kali sebelum anda boleh membuat pengeluaran.',
  'invite.rule.turnover': 'Jumlah taruhan rakan anda mencapai {amount} dalam {days, plural, other {#}} hari.',
  'invite.rules': 'Cara ganjaran dikira',
  'invite.share': 'Kongsi',
  'invite.share.failed': 'Telefon ini tidak dapat berkongsi pautan. Sila salin pautan itu.',
  'invite.state.checking': 'Sedang disemak',
  'invite.state.deposited': 'Sudah deposit',
  'invite.state.expired': 'Tempoh tamat',
  'invite.state.ineligible': 'Tidak layak',
  'invite.state.qualified': 'Layak',
  'invite.state.registered': 'Berdaftar',
  'invite.state.rewarded': 'Diberi ganjaran',
  'invite.step': 'Rakan ke-{count}',
  'invite.steps': 'Lebih ramai rakan, lebih banyak ganjaran',
  'invite.title.plain': 'Ajak rakan bermain bersama anda',
  'invite.title.reward': 'Jemput rakan, terima {amount} setiap seorang',
  'invite.totals.invited': 'Rakan',
  'invite.totals.rewarded': 'Diberi ganjaran',
  'invite.totals.sum': 'Ganjaran',
  'page.inviteFriends': 'Jemput rakan',
};
