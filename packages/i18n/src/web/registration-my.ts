import type { registrationMessages as english } from './registration-en.ts';

export const registrationMessages: Readonly<Record<keyof typeof english, string>> = {
  'register.affiliate.wrong': 'Ralat kod jemputan',
  'register.agreement': 'Baca peraturan',
  'register.code.required': 'Sila masukkan kod pengesahan yang sah',
  'register.field.verificationCode': 'Kod SMS',
  'register.invalid': 'Sila semak ruangan ini',
  'register.mobile.invalid': 'Sila masukkan nombor telefon bimbit yang sah',
  'register.mode': 'Cara mendaftar',
  'register.mode.mobile': 'Guna telefon',
  'register.mode.username': 'Guna nama',
};
