import type { passwordMessages as english } from './password-en.ts';

export const passwordMessages: Readonly<Record<keyof typeof english, string>> = {
  'forgot.email': 'E-mel',
  'forgot.email.done': 'Telah dihantar. Sila semak e-mel anda',
  'forgot.email.hint':
    'Jika nama pengguna dan e-mel itu sepadan, kami hantar pautan untuk memilih kata laluan baharu. Pautan sah selama 30 minit.',
  'forgot.email.invalid': 'Format e-mel salah',
  'forgot.email.submit': 'Dapatkan semula kata laluan',
  'forgot.method': 'Cara pemulihan',
  'forgot.method.email': 'E-mel',
  'forgot.method.phone': 'Telefon',
  'forgot.phone.done': 'Kata laluan baharu disimpan',
  'forgot.phone.submit': 'Simpan kata laluan baharu',
  'forgot.text': 'Kami bantu anda memilih yang baharu.',

  'page.change.password': 'Tukar kata laluan',
  'page.forgot': 'Lupa kata laluan?',
  'page.reset.password': 'Pilih kata laluan baharu',

  'password.change.different': 'Kata laluan baharu tidak boleh sama dengan kata laluan lama',
  'password.change.done': 'Perubahan disimpan',
  'password.change.first.text':
    'Akaun ini dibuka untuk anda. Pilih kata laluan yang hanya anda sendiri tahu.',
  'password.change.first.title': 'Pilih kata laluan sendiri',
  'password.change.submit': 'Simpan',
  'password.change.text': 'Semua peranti anda yang lain akan dilog keluar.',
  'password.confirm': 'Sahkan kata laluan baharu',
  'password.confirm.mismatch': 'Pengesahan kata laluan tidak sepadan',
  'password.confirm.required': 'Masukkan kata laluan',
  'password.new': 'Kata laluan baharu',
  'password.new.required': 'Masukkan kata laluan baharu',
  'password.ok': 'OK',
  'password.old': 'Kata laluan lama',
  'password.old.required': 'Masukkan kata laluan lama',
  'password.same.title': 'Sila pilih yang lain',

  'reset.again': 'Minta pautan baharu',
  'reset.dead.text':
    'Setiap pautan sah selama 30 minit dan hanya boleh digunakan sekali. Minta pautan baharu, sekejap sahaja.',
  'reset.dead.title': 'Pautan ini tidak lagi berfungsi',
  'reset.done': 'Kata laluan baharu disimpan. Sila log masuk',
  'reset.text': 'Semua peranti anda akan dilog keluar.',

  'sms.again': 'Kod baharu dalam {seconds} saat',
  'sms.code': 'Kod SMS',
  'sms.code.invalid': 'Sila masukkan kod pengesahan yang sah',
  'sms.first': 'Dapatkan kod dahulu',
  'sms.get': 'Dapatkan kod',
  'sms.sending': 'SMS sedang dihantar…',
  'sms.sent': 'SMS telah dihantar',
};
