import type { registrationMessages as english } from './registration-en.ts';

export const registrationMessages: Readonly<Record<keyof typeof english, string>> = {
  'register.affiliate.wrong': 'Kod jemputan salah',
  'register.agreement': 'Baca peraturan',
  'register.code.required': 'Sila masukkan kod pengesahan yang sah',
  'register.field.verificationCode': 'Kod SMS',
  'register.invalid': 'Sila semak ruangan ini',
  'register.mobile.invalid': 'Sila masukkan nombor telefon yang sah',
  'register.mode': 'Cara mendaftar',
  'register.mode.mobile': 'Nombor telefon',
  'register.mode.username': 'Nama pengguna',
};
