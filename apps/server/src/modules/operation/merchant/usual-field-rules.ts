import type { LanguageCode } from '@wau/contract/languages';
import type { RegistrationFieldName } from '@wau/contract/registration-rules';

export interface UsualFieldRule {
  readonly fieldName: RegistrationFieldName;
  readonly enabled: boolean;
  readonly required: boolean;
  readonly pattern: string;
  readonly maxLength: number;
  readonly messages: Readonly<Partial<Record<LanguageCode, string>>>;
}

const handle = '^[A-Za-z0-9._@\\-]{2,64}$';
const handleMessages = {
  MY: 'Gunakan huruf, nombor, titik, garis bawah atau @',
  EN: 'Use letters, digits, dots, underscores or @',
};
const phoneMessages = {
  MY: 'Gunakan nombor telefon, dengan atau tanpa kod negara',
  EN: 'Use a phone number, with or without its country code',
};
const phone = '^\\+?[0-9][0-9 \\-]{5,19}$';

const usual: Pick<UsualFieldRule, 'enabled' | 'required'> = { enabled: false, required: false };

/**
 * A rule for every field that an operator can ask for, ready to be switched on; only a name and a password are asked
 * for at first.
 */
export const usualFieldRules: readonly UsualFieldRule[] = [
  {
    fieldName: 'username',
    enabled: true,
    required: true,
    pattern: '^[A-Za-z][A-Za-z0-9_]{3,15}$',
    maxLength: 16,
    messages: {
      MY: 'Gunakan 4 hingga 16 huruf, nombor atau garis bawah, bermula dengan huruf',
      EN: 'Use 4 to 16 letters, digits or underscores, beginning with a letter',
    },
  },
  {
    fieldName: 'password',
    enabled: true,
    required: true,
    pattern: '^(?=.*[A-Za-z])(?=.*[0-9]).{8,64}$',
    maxLength: 64,
    messages: {
      MY: 'Gunakan sekurang-kurangnya 8 aksara, dengan huruf dan nombor',
      EN: 'Use at least 8 characters, with letters and digits',
    },
  },
  {
    fieldName: 'countryDialingCode',
    enabled: true,
    required: false,
    pattern: '^\\+?[0-9]{1,4}$',
    maxLength: 5,
    messages: { MY: 'Pilih kod negara', EN: 'Choose a country code' },
  },
  { ...usual, fieldName: 'mobileNum', pattern: phone, maxLength: 20, messages: phoneMessages },
  {
    ...usual,
    fieldName: 'paymentPassword',
    pattern: '^[0-9]{6}$',
    maxLength: 6,
    messages: { MY: 'Gunakan 6 digit', EN: 'Use 6 digits' },
  },
  {
    ...usual,
    fieldName: 'nickname',
    pattern: '^[\\p{L}\\p{N} ]{2,20}$',
    maxLength: 20,
    messages: {
      MY: 'Gunakan 2 hingga 20 huruf, nombor atau ruang',
      EN: 'Use 2 to 20 letters, digits or spaces',
    },
  },
  {
    ...usual,
    fieldName: 'payeeName',
    pattern: "^\\p{L}[\\p{L}\\p{M} .,'’@\\/\\-]{1,79}$",
    maxLength: 80,
    messages: {
      MY: 'Tulis nama seperti dalam akaun bank anda',
      EN: 'Write the name as it stands on your bank account',
    },
  },
  {
    ...usual,
    fieldName: 'email',
    pattern: '^[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)+$',
    maxLength: 254,
    messages: { MY: 'Alamat e-mel ini tidak lengkap', EN: 'This e-mail address is not complete' },
  },
  {
    ...usual,
    fieldName: 'idNumber',
    pattern: '^[A-Za-z0-9\\-]{6,20}$',
    maxLength: 20,
    messages: {
      MY: 'Gunakan 6 hingga 20 huruf atau nombor seperti pada kad',
      EN: 'Use the 6 to 20 letters or digits on the card',
    },
  },
  { ...usual, fieldName: 'whatsapp', pattern: phone, maxLength: 20, messages: phoneMessages },
  { ...usual, fieldName: 'wechat', pattern: handle, maxLength: 64, messages: handleMessages },
  { ...usual, fieldName: 'line', pattern: handle, maxLength: 64, messages: handleMessages },
  { ...usual, fieldName: 'zalo', pattern: phone, maxLength: 20, messages: phoneMessages },
  { ...usual, fieldName: 'facebook', pattern: handle, maxLength: 64, messages: handleMessages },
  {
    ...usual,
    fieldName: 'qqNum',
    pattern: '^[0-9]{5,12}$',
    maxLength: 12,
    messages: { MY: 'Gunakan 5 hingga 12 digit', EN: 'Use 5 to 12 digits' },
  },
  {
    ...usual,
    fieldName: 'recommenderId',
    pattern: '^[A-Za-z0-9_]{2,40}$',
    maxLength: 40,
    messages: {
      MY: 'Tulis nama pengguna orang yang menjemput anda',
      EN: 'Write the username of whoever invited you',
    },
  },
  {
    ...usual,
    fieldName: 'affiliateCode',
    pattern: '^[A-Za-z0-9_\\-]{2,32}$',
    maxLength: 32,
    messages: {
      MY: 'Kod jemputan terdiri daripada huruf dan nombor',
      EN: 'An invitation code is made of letters and digits',
    },
  },
];
