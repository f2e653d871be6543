import type { merchantMessages as english } from './merchants-en.ts';

export const merchantMessages: Readonly<Record<keyof typeof english, string>> = {
  'merchants.title': 'Pedagang',
  'merchants.currency': 'Mata wang',
  'merchants.currency.hint': 'Ia kekal selama-lamanya kerana baki disimpan dalam mata wang ini.',
  'merchants.hosts': 'Alamat',
  'merchants.hosts.hint':
    'Nama tanpa https:// yang membawa ke laman, satu pada setiap baris, paling banyak lima.',
  'merchants.hosts.change': 'Ubah alamat',
  'merchants.preview': '{host}: buka laman',
  'merchants.settings': 'Tetapan jenama',
  'merchants.elsewhere': 'Untuk mengubahnya, pilih pedagang ini pada navigasi.',
  'merchants.open': 'Buka pedagang',
  'merchants.open.about':
    'Seorang meminta, seorang lagi meluluskan. Laman baharu ditutup untuk penyelenggaraan sehingga dibuka, dan orang yang meminta menjadi pentadbirnya.',
  'merchants.code': 'Kod',
  'merchants.code.hint': '2 hingga 11 huruf kecil dan digit. Ia kekal selama-lamanya.',
  'merchants.languages': 'Bahasa, yang utama dahulu',
  'merchants.like': 'Bermula seperti',
  'merchants.like.usual': 'Tetapan dan permainan biasa platform',
  'merchants.like.hint':
    'Mengambil tetapan, borang pendaftaran, bank, penyedia dan permainan daripada pedagang dengan mata wang yang sama. Kandungan tidak diambil.',
  'merchants.ask': 'Minta',
  'merchants.wrong.merchantCode': 'Gunakan 2 hingga 11 huruf kecil dan digit, bermula dengan huruf.',
  'merchants.wrong.brandName': 'Isi ruangan ini.',
  'merchants.wrong.hosts': 'Satu hingga lima nama seperti play.example, satu pada setiap baris.',
  'merchants.wrong.languages': 'Pilih sekurang-kurangnya satu.',
  'merchants.asked': 'Diminta oleh {name}, {moment}',
  'merchants.asked.own': 'Orang lain perlu meluluskannya.',
  'merchants.approve.sure': 'Benar-benar buka {name}?',
  'merchants.done.asked': '{name}: sudah diminta. Orang kedua perlu meluluskannya.',
  'merchants.done.opened':
    '{name} sudah dibuka, dalam penyelenggaraan. Orang yang memintanya boleh memilihnya pada navigasi.',
};
