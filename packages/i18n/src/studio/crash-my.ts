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
    'Semua penerbangan sudah ditetapkan sebelum penerbangan pertama, setiap satu dengan kod rahsianya. Kod itu ditunjukkan selepas penerbangannya tamat, dan sesiapa pun boleh menyemaknya: SHA-256 bagi kod itu ialah kod penerbangan sebelumnya; jika SHA-256 diulang sebanyak nombor penerbangan, hasilnya ialah cap jari yang diumumkan.',
  'crash.chain.head': 'Cap jari semua penerbangan (hash chain), diumumkan sebelum penerbangan pertama',
  'crash.chain.length': 'Bilangan penerbangan yang sudah ditetapkan',
  'crash.chain.link': 'Kod penerbangan terakhir ({number})',
  'crash.chain.next': 'Cap jari penerbangan selepas itu, diumumkan lebih awal',
  'crash.chain.point':
    'Titik putus dikira daripada kod penerbangan dan seed pemain pertama (HMAC-SHA-256). Kedua-duanya sudah tetap sebelum anda bertaruh, jadi kami tidak boleh mengubah titik putus.',
  'crash.chain.salt': 'Seed pemain pertama (salt), yang bukan pilihan kami',
  'crash.closes': 'Pertaruhan ditutup dalam {seconds} s',
  'crash.crashed': 'Putus pada {multiplier}',
  'crash.interrupted': 'Penerbangan terganggu. Taruhan anda dipulangkan.',
  'crash.latency': '{ms} ms ke pelayan. Yang dikira ialah masa ketikan anda tiba di sana.',
  'crash.latency.slow':
    'Rangkaian perlahan: {ms} ms ke pelayan. Ketikan dikira apabila tiba, jadi tunai keluar lebih awal atau tetapkan tunai keluar automatik.',
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
    'Tunai keluar automatik disimpan di pelayan dan membayar tepat pada sasarannya, walau apa pun yang berlaku pada sambungan anda.',
  'crash.rules.clock':
    'Yang dikira ialah masa ketikan anda tiba di pelayan, mengikut jam pelayan. Jika rangkaian perlahan, penerbangan mungkin sudah lebih tinggi atau sudah tamat ketika itu.',
  'crash.rules.failure':
    'Jika pelayan gagal semasa penerbangan, tunai keluar automatik tetap dibayar dan tunai keluar yang sudah dibuat kekal. Pertaruhan lain dipulangkan.',
  'crash.rules.flight':
    'Pertaruhan diterima selama {seconds} s. Kemudian penerbangan naik dari 1.00×, dua kali ganda setiap {doubling} s, sehingga putus.',
  'crash.rules.maximum': 'Sesiapa yang sampai ke {maximum} ditunaikan keluar di situ.',
  'crash.rules.names': 'Pemain lain melihat taruhan anda serta huruf pertama dan terakhir nama anda.',
  'crash.rules.out':
    'Tunai keluar sebelum putus, dan kemenangan anda ialah taruhan didarab dengan gandaan ketika itu. Selepas putus, taruhan hangus. Tunai keluar paling rendah ialah 1.01×.',
  'crash.starting': 'Bermula…',
  'crash.verify.kept':
    'Jika SHA-256 bagi kod penerbangan ini diulang sebanyak nombor penerbangan, hasilnya ialah cap jari yang diumumkan sebelum penerbangan pertama.',
  'crash.waiting': 'Penerbangan seterusnya sedang disediakan',
  'crash.won': 'Tunai keluar pada {multiplier}: {amount}',
};
