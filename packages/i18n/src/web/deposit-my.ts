import type { depositMessages as english } from './deposit-en.ts';

export const depositMessages: Readonly<Record<keyof typeof english, string>> = {
  'deposit.fee': 'Caj',
  'deposit.fee.of': 'Caj {fee}',
  'deposit.left': 'Masa tinggal',
  'deposit.method.closed': 'Ditutup buat masa ini',
  'deposit.method.opens': 'Ditutup. Dibuka {moment}',
  'deposit.qr.here': 'Bayar di peranti ini',
  'deposit.qr.label': 'Kod QR untuk membayar',
  'deposit.qr.text':
    'Imbas dengan aplikasi bank atau e-dompet anda dan sahkan. Halaman ini dikemas kini sendiri sebaik sahaja wang masuk.',
  'deposit.qr.title': 'Imbas untuk bayar {amount}',
  'deposit.sum.pay': 'Anda bayar',
  'deposit.sum.receive': 'Masuk ke baki anda',
  'deposit.proof.another': 'Gambar lain',
  'deposit.proof.missing': 'Tambah gambar dahulu',
  'deposit.proof.picture': 'Gambar resit (JPEG atau PNG)',
  'deposit.proof.send': 'Hantar bukti',
  'deposit.proof.sent.text':
    'Kami sedang menyemaknya dan memberitahu anda sebaik sahaja wang masuk. Jika gambar itu salah, hantar yang lain.',
  'deposit.proof.sent.title': 'Bukti sudah diterima',
  'deposit.proof.text':
    'Selepas membayar, hantar tangkapan skrin atau gambar resit supaya wang anda cepat ditemui.',
  'deposit.proof.title': 'Hantar bukti bayaran',
  'deposit.transfer.account': 'Nombor akaun',
  'deposit.transfer.account.copy': 'Salin nombor akaun',
  'deposit.transfer.bank': 'Bank',
  'deposit.transfer.declined': 'Sebab: {reason}',
  'deposit.transfer.holder': 'Nama penerima',
  'deposit.transfer.looking': 'Bukti anda sedang disemak. Halaman ini dikemas kini secara automatik.',
  'deposit.transfer.reference': 'Rujukan bayaran',
  'deposit.transfer.reference.copy': 'Salin rujukan bayaran',
  'deposit.transfer.text':
    'Pindahkan jumlah yang tepat dari akaun atas nama anda sendiri dan tulis rujukan ini.',
  'deposit.transfer.title': 'Bayar ke akaun ini',
  'deposit.transfer.unpaid': 'Bayar ke akaun di atas, kemudian hantar buktinya.',
  'deposit.wallet.here': 'Buka aplikasi e-dompet',
  'deposit.wallet.text':
    'Atau imbas kod ini dengan telefon yang ada e-dompet anda. Halaman ini dikemas kini sendiri sebaik sahaja wang masuk.',
  'deposit.wallet.title': 'Luluskan {amount} dalam e-dompet anda',
  'deposit.chain.address': 'Alamat',
  'deposit.chain.address.copy': 'Salin alamat',
  'deposit.chain.amount': 'Jumlah dalam {token}',
  'deposit.chain.amount.copy': 'Salin jumlah',
  'deposit.chain.confirmations': '{seen} daripada {needed} pengesahan',
  'deposit.chain.here': 'Buka dompet kripto di peranti ini',
  'deposit.chain.label': 'Kod QR alamat',
  'deposit.chain.network': 'Rangkaian',
  'deposit.chain.seen': 'Bayaran anda sudah dikesan',
  'deposit.chain.seen.text':
    'Wang masuk ke baki anda selepas disahkan. Anda tidak perlu menunggu di halaman ini.',
  'deposit.chain.text':
    'Hantar {token} melalui rangkaian {network} sahaja. Token atau rangkaian lain tidak dapat dimasukkan ke baki. Jumlah lain dimasukkan seperti yang diterima.',
  'deposit.chain.title': 'Hantar {amount} dengan kripto',
  'deposit.ordered': 'Jumlah diminta',
};
