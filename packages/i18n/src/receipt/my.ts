import type { messages as english } from './en.ts';

/** What the page and the command that check a lottery receipt say. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'page.title': 'Semak resit loteri',
  'page.intro':
    'Halaman ini tidak perlukan sambungan: resit kekal pada peranti ini, dan setiap hash serta kemenangan dikira di sini.',
  'page.made.up':
    'Sesiapa yang memberi anda resit boleh juga memberi halaman yang telah diubah. Ambil halaman ini daripada sumber yang anda percayai.',
  'page.receipt': 'Resit',
  'page.receipt.choose': 'Pilih fail',
  'page.receipt.drop': 'atau letakkan fail di sini, atau tampal teksnya',
  'page.keys': 'Kunci laman',
  'page.keys.text':
    'Buka /lgw/receipt-keys.json pada laman yang menerima pertaruhan, dan tampal apa yang tertera. Tanpanya, tiada siapa mengesahkan kunci siapa yang menandatangani.',
  'page.keys.unreadable': 'Ini bukan kunci seperti yang diterbitkan oleh laman.',

  'verdict.right': 'Semua dalam resit ini betul',
  'verdict.right.text':
    'Resit ini ditandatangani dengan kunci yang diterbitkan oleh laman, dan semua yang boleh dikira memberi hasil yang sama.',
  'verdict.unconfirmed': 'Betul, jika kunci itu milik laman',
  'verdict.unconfirmed.text':
    'Semuanya memberi hasil yang sama. Bandingkan kunci dengan yang diterbitkan oleh laman.',
  'verdict.refused': 'Resit ini tidak betul',
  'verdict.refused.text': 'Ada yang diubah, atau memang tidak benar. Butirannya tertera di bawah.',

  'fact.order': 'Pesanan',
  'fact.site': 'Laman',
  'fact.game': 'Loteri',
  'fact.placed': 'Masa',
  'fact.stake': 'Taruhan',
  'fact.key': 'Kunci',
  'fact.draw': 'Cabutan',
  'fact.state': 'Status',
  'fact.numbers': 'Nombor',
  'fact.published': 'Diterbitkan oleh',
  'fact.slip.hash': 'Hash slip',
  'fact.payout': 'Kemenangan',
  'fact.refund': 'Dipulangkan',
  'fact.odds': 'Odds',
  'fact.wins': 'Baris yang menang',

  'state.open': 'Belum dicabut',
  'state.settled': 'Sudah dicabut',
  'state.cancelled': 'Dibatalkan',
  'state.voided': 'Tidak sah',

  'check.title': 'Apa yang disemak',
  'check.right': 'Betul',
  'check.wrong': 'Salah',
  'check.text': 'Ini resit, ditulis seperti resit',
  'check.keyId': 'Kunci dinamakan dengan hash sendiri',
  'check.keyPublished': 'Laman telah menerbitkan kunci ini',
  'check.placedSigned': 'Pesanan ditandatangani',
  'check.outcomeSigned': 'Keputusan ditandatangani',
  'check.outcomeOfOrder': 'Keputusan ini milik pesanan ini',
  'check.orderStake': 'Taruhan semua cabutan sama dengan jumlahnya',
  'check.rules': 'Peraturan loteri ini diketahui di sini',
  'check.slip': 'Slip ini milik pesanan ini, dan bilangan barisnya betul',
  'check.stake': 'Taruhan sepadan dengan slip',
  'check.commitment': 'Cap jari seed dinyatakan sejak awal',
  'check.ended': 'Apa yang dibayar sepadan dengan cara ia tamat',
  'check.seed': 'Seed ini yang cap jarinya dinyatakan',
  'check.beacon':
    'Suar awam menandatangani pusingan yang tercatat semasa pesanan dibuat, selepas pesanan itu',
  'check.slipInRoot': 'Slip ini dikira dalam cabutan, sekali',
  'check.numbers': 'Nombor terhasil daripada seed dan apa yang ditetapkan selepas jualan tamat',
  'check.numbers.official': 'Dua pihak menyatakan nombor ini, dan ia nombor yang sah',
  'check.payout': 'Setiap kemenangan terhasil daripada nombor, slip dan odds',
};
