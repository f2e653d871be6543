import type { blackjackMessages as english } from './blackjack-en.ts';

export const blackjackMessages: Readonly<Record<keyof typeof english, string>> = {
  'blackjack.choices': 'Pilihan',
  'blackjack.deal': 'Agih',
  'blackjack.dealer': 'Dealer',
  'blackjack.decline': 'Tanpa insurans',
  'blackjack.double': 'Gandakan',
  'blackjack.hand': 'Tangan {number}',
  'blackjack.hands': 'Tangan anda',
  'blackjack.hint.insurance': 'Dealer menunjukkan ace. Mahu insurans?',
  'blackjack.hint.peeked': 'Dealer tiada blackjack',
  'blackjack.hint.start': 'Bertaruh untuk menerima kad',
  'blackjack.hit': 'Ambil kad',
  'blackjack.hits17': 'Dealer ambil kad pada 17 lembut',
  'blackjack.insurance.declined': 'Tanpa insurans',
  'blackjack.insurance.lost': 'Insurans hangus',
  'blackjack.insurance.taken': 'Insurans diambil',
  'blackjack.insurance.won': 'Insurans dibayar',
  'blackjack.insure': 'Insurans',
  'blackjack.outcome.blackjack': 'Blackjack',
  'blackjack.outcome.bust': 'Melebihi 21',
  'blackjack.outcome.charlie': 'Cukup kad',
  'blackjack.outcome.lost': 'Kalah',
  'blackjack.outcome.push': 'Seri',
  'blackjack.outcome.surrendered': 'Menyerah',
  'blackjack.outcome.won': 'Menang',
  'blackjack.pays': 'Blackjack membayar {ratio}',
  'blackjack.rules.afterSplit': 'Tangan yang dibelah boleh digandakan.',
  'blackjack.rules.aim':
    'Hampiri 21 tanpa melebihinya, dan kalahkan dealer. Ace bernilai 1 atau 11; jack, queen dan king bernilai 10.',
  'blackjack.rules.charlie': '{count, plural, other {# kad}} tanpa melebihi 21 terus menang.',
  'blackjack.rules.decks': '{count, plural, other {# dek}}, dikocok setiap pusingan.',
  'blackjack.rules.double.any':
    'Mana-mana dua kad pertama boleh digandakan: taruhan ditambah sekali lagi dan anda menerima satu kad sahaja.',
  'blackjack.rules.double.nineToEleven':
    '9, 10 dan 11 boleh digandakan: taruhan ditambah sekali lagi dan anda menerima satu kad sahaja.',
  'blackjack.rules.double.none': 'Tangan tidak boleh digandakan.',
  'blackjack.rules.double.tenToEleven':
    '10 dan 11 boleh digandakan: taruhan ditambah sekali lagi dan anda menerima satu kad sahaja.',
  'blackjack.rules.hole.noPeek':
    'Dealer tidak melihat kad keduanya terlebih dahulu: jika dealer mendapat blackjack, semua taruhan pusingan itu kalah.',
  'blackjack.rules.hole.open': 'Kedua-dua kad dealer terbuka.',
  'blackjack.rules.hole.peek':
    'Dengan ace atau kad 10, dealer melihat kad keduanya terlebih dahulu; jika blackjack, pusingan tamat sebelum anda menambah taruhan.',
  'blackjack.rules.insurance':
    'Jika dealer menunjukkan ace, anda boleh mengambil insurans pada harga separuh taruhan. Ia membayar 2:1 jika dealer mendapat blackjack.',
  'blackjack.rules.notAfterSplit': 'Tangan yang dibelah tidak boleh digandakan.',
  'blackjack.rules.pays':
    'Ace bersama kad bernilai 10 sebagai dua kad pertama ialah blackjack dan membayar {ratio}.',
  'blackjack.rules.return':
    'Pulangan dikira bagi strategi asas: apa yang kembali bagi satu taruhan, setelah ditolak kos menggandakan dan membelah.',
  'blackjack.rules.split':
    'Dua kad yang sama nilainya boleh dibelah, hingga {count, plural, other {# tangan}}. Setiap ace yang dibelah menerima satu kad sahaja.',
  'blackjack.rules.surrender': 'Anda boleh menyerah dengan dua kad pertama; separuh taruhan dikembalikan.',
  'blackjack.rules.ties.lose': 'Jika seri, dealer menang; jika kedua-duanya blackjack, taruhan dikembalikan.',
  'blackjack.rules.ties.push': 'Jika seri, taruhan dikembalikan.',
  'blackjack.rules.time': 'Jika anda tidak kembali, anda dikira berhenti dan insurans tidak diambil.',
  'blackjack.split': 'Belah',
  'blackjack.stand': 'Berhenti',
  'blackjack.stands17': 'Dealer berhenti pada semua 17',
  'blackjack.surrender': 'Menyerah',
  'blackjack.ties': 'Jika seri, dealer menang',
};
