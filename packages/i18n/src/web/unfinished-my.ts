import type { unfinishedMessages as english } from './unfinished-en.ts';

export const unfinishedMessages: Readonly<Record<keyof typeof english, string>> = {
  'unfinished.ask': 'Tanya khidmat pelanggan',
  'unfinished.continue': 'Sambung',
  'unfinished.decide': 'Menunggu giliran anda. Selepas {moment}, peraturan permainan yang menentukan.',
  'unfinished.empty.action': 'Ke permainan',
  'unfinished.empty.text': 'Pusingan yang terganggu muncul di sini sehingga tamat.',
  'unfinished.empty.title': 'Tiada pusingan belum tamat',
  'unfinished.flying':
    'Dalam penerbangan yang tamat apabila terhempas, selewat-lewatnya {moment}. Sehingga itu anda boleh tunai keluar.',
  'unfinished.intro':
    'Gangguan tidak merugikan anda: setiap pusingan di sini tamat sendiri seperti yang ditunjukkan.',
  'unfinished.number.copy': 'Salin nombor pusingan',
  'unfinished.settling': 'Sedang diselesaikan dan masuk ke baki anda dengan sendiri sebelum {moment}.',
  'unfinished.settling.late':
    'Penyelesaiannya lebih lama daripada biasa dan masih dicuba. Baki anda dikemas kini dengan sendiri; tiada apa yang hilang.',
  'unfinished.silent':
    'Tiada jawapan daripada {vendors}. Pusingan di situ mungkin tidak disenaraikan; cuba lagi sebentar.',
  'unfinished.since': 'Sejak {moment}',
  'unfinished.stake': 'Taruhan {amount}',
  'unfinished.state.decide': 'Giliran anda',
  'unfinished.state.flying': 'Sedang terbang',
  'unfinished.state.settling': 'Sedang dibayar',
  'unfinished.state.stuck': 'Sedang disemak',
  'unfinished.state.unknown': 'Terbuka',
  'unfinished.stuck':
    'Bayaran tidak berjaya dengan sendiri. Khidmat pelanggan akan menyelesaikannya atau memulangkan taruhan anda.',
  'unfinished.title': 'Pusingan belum tamat',
  'unfinished.unknown':
    'Penyedia permainan belum memberitahu keputusannya. Jika masih di sini selepas sejam, tanya khidmat pelanggan.',
};
