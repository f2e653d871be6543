import type { crashMessages as english } from './crash-en.ts';

export const crashMessages: Readonly<Record<keyof typeof english, string>> = {
  'crash.auto': 'Tunai keluar automatik',
  'crash.auto.field': 'Tunai keluar sendiri pada',
  'crash.auto.none': 'Tiada',
  'crash.auto.verify': 'Tunai keluar automatik, kosong jika tiada',
  'crash.auto.wrong': 'Dari 1.01× hingga {maximum}',
  'crash.bet.cancel': 'Batalkan pertaruhan',
  'crash.bet.next': 'Bertaruh pusingan depan',
  'crash.bet.now': 'Bertaruh sekarang',
  'crash.bet.placed': 'Pertaruhan diterima',
  'crash.bet.queued': 'Pertaruhan anda untuk penerbangan seterusnya',
  'crash.bet.sending': 'Pertaruhan dihantar…',
  'crash.bets': 'Pertaruhan: {count}',
  'crash.bets.none': 'Belum ada sesiapa dalam penerbangan ini',
  'crash.bets.title': 'Pertaruhan dalam penerbangan ini',
  'crash.cashOut': 'Tunai keluar',
  'crash.cashOut.sending': 'Sedang tunai keluar…',
  'crash.chain.check':
    'Semua penerbangan ditetapkan lebih awal dalam satu rantai. Selepas penerbangan tamat, pautannya ditunjukkan. Kira SHA-256 pautan itu berulang kali, sebanyak nombor penerbangan: hasilnya mesti sama dengan kod yang diumumkan pada mulanya (kepala rantai).',
  'crash.chain.head': 'Kod rantai (kepala), diumumkan sebelum penerbangan pertama',
  'crash.chain.length': 'Bilangan penerbangan dalam rantai',
  'crash.chain.link': 'Pautan penerbangan terakhir ({number})',
  'crash.chain.next': 'Kod rantai seterusnya (kepala), diumumkan lebih awal',
  'crash.chain.point':
    'Titik putus dikira daripada pautan bersama seed pemain yang datang dahulu (garam), jadi kami tidak dapat memilihnya.',
  'crash.chain.salt': 'Seed pemain yang datang dahulu (garam)',
  'crash.closes': 'Pertaruhan ditutup dalam {seconds} s',
  'crash.crashed': 'Putus pada {multiplier}',
  'crash.interrupted': 'Penerbangan terganggu. Taruhan anda dipulangkan.',
  'crash.latency': '{ms} ms ke pelayan. Yang dikira ialah masa ketikan anda tiba di sana.',
  'crash.latency.slow':
    'Rangkaian perlahan: {ms} ms ke pelayan. Ketikan dikira apabila tiba, jadi keluar awal atau tetapkan tunai keluar automatik.',
  'crash.left': 'Tunai keluar pada',
  'crash.left.none': 'Tidak tunai keluar',
  'crash.lost': 'Putus pada {multiplier}. Pertaruhan anda kalah.',
  'crash.mine': 'Pertaruhan saya',
  'crash.missed.lost': 'Semasa sambungan terputus, penerbangan tamat dan pertaruhan anda kalah.',
  'crash.missed.won': 'Semasa sambungan terputus, pertaruhan anda menang {amount}.',
  'crash.point': 'Titik putus',
  'crash.reconnecting': 'Menyambung semula…',
  'crash.reconnecting.auto': 'Menyambung semula… Anda tunai keluar pada {multiplier} walaupun terputus.',
  'crash.reconnecting.manual':
    'Menyambung semula… Tunai keluar dikira hanya apabila ketikan anda tiba di pelayan.',
  'crash.recent': 'Titik putus penerbangan terakhir',
  'crash.rules.auto':
    'Tunai keluar automatik disimpan di pelayan dan membayar tepat sasarannya, walau apa pun terjadi kepada sambungan anda.',
  'crash.rules.clock':
    'Yang dikira ialah masa ketikan anda tiba di pelayan, mengikut jam pelayan. Dengan rangkaian perlahan, penerbangan sudah lebih tinggi atau sudah tamat ketika itu.',
  'crash.rules.failure':
    'Jika pelayan gagal semasa penerbangan, tunai keluar automatik tetap dibayar dan tunai keluar yang sudah dibuat kekal. Pertaruhan lain dipulangkan.',
  'crash.rules.flight':
    'Pertaruhan diterima selama {seconds} s. Kemudian penerbangan naik dari 1.00×, berganda setiap {doubling} s, sehingga putus.',
  'crash.rules.maximum': 'Sesiapa yang sampai ke {maximum} dibayar di situ.',
  'crash.rules.names': 'Pemain lain melihat taruhan anda serta huruf pertama dan terakhir nama anda.',
  'crash.rules.out':
    'Tunai keluar sebelum putus untuk menang taruhan kali pengganda. Selepas itu taruhan hilang. Tunai keluar paling rendah ialah 1.01×.',
  'crash.starting': 'Bermula…',
  'crash.verify.kept':
    'SHA-256 pautan itu, dikira sebanyak nombor penerbangan, memberi kod rantai (kepala) yang diumumkan sebelum penerbangan pertama.',
  'crash.waiting': 'Penerbangan seterusnya sedang disediakan',
  'crash.won': 'Tunai keluar pada {multiplier}: {amount}',
};
