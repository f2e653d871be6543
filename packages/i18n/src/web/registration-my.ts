import type { registrationMessages as english } from './registration-en.ts';

export const registrationMessages: Readonly<Record<keyof typeof english, string>> = {
  'register.affiliate.wrong': 'Kod jemputan salah',
  'register.agreement': 'Baca peraturan',
  'register.code.required': 'Sila masukkan kod pengesahan yang sah',
  'register.field.verificationCode': 'Kod SMS',
  'register.invalid': 'Sila semak ruangan ini',
  'register.link.closed': 'Pautan anda telah ditutup oleh ejennya. Anda boleh mendaftar tanpanya.',
  'register.link.expired': 'Pautan anda telah tamat tempoh. Anda boleh mendaftar tanpanya.',
  'register.mobile.invalid': 'Sila masukkan nombor telefon yang sah',
  'register.mode': 'Cara mendaftar',
  'register.mode.mobile': 'Nombor telefon',
  'register.mode.username': 'Nama pengguna',
};
