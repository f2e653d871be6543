import type { hiLoMessages as english } from './hi-lo-en.ts';

export const hiLoMessages: Readonly<Record<keyof typeof english, string>> = {
  'hiLo.bet': 'Mula',
  'hiLo.black': 'Hitam',
  'hiLo.guesses': 'Tekaan',
  'hiLo.higher': 'Lebih tinggi',
  'hiLo.higher.same': 'Tinggi atau sama',
  'hiLo.hint.guess': 'Apakah kad seterusnya?',
  'hiLo.hint.start': 'Bertaruh untuk membuka kad pertama',
  'hiLo.likeliest': 'Teka yang paling mungkin',
  'hiLo.lost': 'Tekaan salah',
  'hiLo.lower': 'Lebih rendah',
  'hiLo.lower.same': 'Rendah atau sama',
  'hiLo.pack': 'Dek',
  'hiLo.pack.endless': '∞',
  'hiLo.pack.single': '1',
  'hiLo.red': 'Merah',
  'hiLo.right': 'Tekaan betul',
  'hiLo.row': 'Kad pusingan ini',
  'hiLo.rules.ace.high': 'Ace ialah kad tertinggi.',
  'hiLo.rules.ace.low': 'Ace ialah kad terendah.',
  'hiLo.rules.end':
    'Pusingan dibayar sendiri selepas {count, plural, other {# tekaan betul}}. Tekaan yang akan membawa kemenangan melebihi {multiplier} tidak ditawarkan.',
  'hiLo.rules.guess':
    'Teka kad seterusnya. Setiap tekaan betul mendarab kemenangan anda dengan gandaannya; satu tekaan salah menamatkan pusingan tanpa kemenangan.',
  'hiLo.rules.pack.endless': 'Setiap kad dicabut daripada 52 kad penuh, jadi peluang tidak pernah berubah.',
  'hiLo.rules.pack.single':
    'Semua kad datang daripada satu dek; kad yang sudah dibuka tidak keluar lagi dan peluang berubah.',
  'hiLo.rules.pays':
    'Peluang dan gandaan setiap tekaan ditunjukkan sebelum anda memilih. Selepas tekaan betul yang pertama, anda boleh mengambil jumlah yang ditunjukkan.',
  'hiLo.rules.skips': '{count, plural, other {# kad}} boleh dilangkau secara percuma dalam satu pusingan.',
  'hiLo.rules.ties.lose': 'Jika kad seterusnya sama nilainya, tekaan itu kalah.',
  'hiLo.rules.ties.win':
    'Jika kad seterusnya sama nilainya, “lebih tinggi” dan “lebih rendah” tetap menang, kecuali apabila tekaan itu pasti betul.',
  'hiLo.rules.time':
    'Jika anda tidak kembali, kemenangan setakat itu dibayar. Jika belum ada tekaan betul, tekaan yang paling berpeluang dibuat dahulu.',
  'hiLo.same': 'Sama',
  'hiLo.skip': 'Langkau',
  'hiLo.skip.left': '{count, plural, other {# lagi}}',
  'hiLo.spoken.right': '{card}, tekaan betul',
  'hiLo.story.opened': 'Kad pertama',
  'hiLo.story.right': '{said}: betul',
  'hiLo.story.skipped': 'Dilangkau',
  'hiLo.story.wrong': '{said}: salah',
};
