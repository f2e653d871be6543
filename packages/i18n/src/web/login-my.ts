import type { loginMessages as english } from './login-en.ts';

export const loginMessages: Readonly<Record<keyof typeof english, string>> = {
  'login.code.required': 'Sila masukkan kod pengesahan yang sah',
  'login.forgot': 'Lupa kata laluan?',
  'login.method': 'Cara log masuk',
  'login.method.sms': 'Telefon',
  'login.method.username': 'Akaun',
  'login.mobile.invalid': 'Sila masukkan nombor telefon yang sah',
  'login.remember': 'Ingat kata laluan',
  'login.remember.failed':
    'Pelayar ini tidak dapat menyimpan kata laluan anda dengan selamat, jadi ia tidak diingati.',
  'login.service': 'Khidmat pelanggan',
  'login.trial': 'Cuba percuma',

  'mobile.country': 'Kod negara',
  'mobile.country.none': 'Tiada negara dijumpai',
  'mobile.country.search': 'Cari negara atau kod',
  'mobile.label': 'Nombor telefon',
  'mobile.long': 'Nombor ini mempunyai terlalu banyak digit',

  'page.set': 'Tetapan',
  'page.trail': 'Percubaan percuma',

  'set.device': 'Padam kata laluan daripada peranti ini',
  'set.device.done': 'Kata laluan telah dipadam daripada peranti ini',
  'set.language': 'Bahasa',
  'set.logout': 'Log keluar',
  'set.password': 'Tukar kata laluan',
  'set.wins': 'Papar kemenangan besar saya, nama disembunyikan separuh',

  'trail.point.fair': 'Permainan yang sama, sama adil seperti dengan wang sebenar',
  'trail.point.limits': 'Deposit, pengeluaran dan bonus memerlukan akaun anda sendiri',
  'trail.point.money': 'Wang mainan sahaja: tiada bayaran, tiada kemenangan wang sebenar',
  'trail.start': 'Mulakan percubaan percuma',
  'trail.text': 'Tinjau dahulu tanpa membuka akaun.',
};
