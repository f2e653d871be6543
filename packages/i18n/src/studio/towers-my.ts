import type { towersMessages as english } from './towers-en.ts';

export const towersMessages: Readonly<Record<keyof typeof english, string>> = {
  'towers.bet': 'Mula',
  'towers.board': 'Menara dengan {floors} tingkat',
  'towers.floors': 'Tingkat',
  'towers.hint.start': 'Bertaruh, kemudian naik setingkat demi setingkat',
  'towers.hint.step': 'Pijak satu jubin',
  'towers.kept': 'Tersimpan',
  'towers.level': 'Tahap',
  'towers.level.easy': 'Mudah',
  'towers.level.expert': 'Pakar',
  'towers.level.hard': 'Sukar',
  'towers.level.medium': 'Sedang',
  'towers.lost': 'Terkena bom',
  'towers.random': 'Jubin rawak',
  'towers.rules.bombs':
    'Semua bom diletakkan sebelum langkah pertama dan ditunjukkan selepas pusingan tamat.',
  'towers.rules.cashOut':
    'Selepas tingkat pertama, anda boleh mengambil jumlah yang ditunjukkan pada bila-bila masa.',
  'towers.rules.safe':
    'Jika anda jatuh selepas melepasi tingkat {floor}, anda masih menerima {percent} daripada nilai tingkat itu.',
  'towers.rules.step':
    'Pijak satu jubin di setiap tingkat. Jubin selamat membawa anda naik; bom menamatkan pusingan.',
  'towers.rules.time':
    'Jika anda tidak kembali, kemenangan setakat itu dibayar. Jika tingkat pertama belum dilepasi, jubin paling kiri dipijak untuk anda dahulu.',
  'towers.spoken': 'Tingkat {floor}, {multiplier}',
  'towers.table': 'Gandaan mengikut tingkat, tahap {level}',
  'towers.table.floor': 'Tingkat {floor}: {tiles} jubin, {bombs, plural, other {# bom}}',
  'towers.tile': 'Tingkat {floor}, jubin {tile}',
  'towers.tile.bomb': '{place}, bom',
  'towers.tile.safe': '{place}, selamat',
};
