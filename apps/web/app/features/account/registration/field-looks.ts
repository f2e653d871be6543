import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import type { TextFieldProps } from '../../../ui/fields/text-field.tsx';
import type { FormField } from './registration-form.ts';

type FieldLook = { readonly label: PlainMessageId } & Pick<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'
>;

/** The label, keyboard and autocompletion of each field. */
export const fieldLooks: Readonly<Record<FormField, FieldLook>> = {
  username: { label: 'register.field.username', autoComplete: 'username' },
  countryDialingCode: { label: 'mobile.country', type: 'tel', inputMode: 'tel' },
  mobileNum: {
    label: 'register.field.mobileNum',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
  },
  verificationCode: {
    label: 'register.field.verificationCode',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  password: { label: 'register.field.password', type: 'password', autoComplete: 'new-password' },
  confirmPassword: { label: 'register.confirm', type: 'password', autoComplete: 'new-password' },
  paymentPassword: { label: 'register.field.paymentPassword', type: 'password', inputMode: 'numeric' },
  nickname: { label: 'register.field.nickname', autoComplete: 'nickname', autoCapitalize: 'words' },
  payeeName: { label: 'register.field.payeeName', autoComplete: 'name', autoCapitalize: 'words' },
  email: { label: 'register.field.email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  idNumber: { label: 'register.field.idNumber' },
  whatsapp: { label: 'register.field.whatsapp', type: 'tel', inputMode: 'tel' },
  wechat: { label: 'register.field.wechat' },
  line: { label: 'register.field.line' },
  zalo: { label: 'register.field.zalo', type: 'tel', inputMode: 'tel' },
  facebook: { label: 'register.field.facebook' },
  qqNum: { label: 'register.field.qqNum', inputMode: 'numeric' },
  recommenderId: { label: 'register.field.recommenderId' },
  affiliateCode: { label: 'register.field.affiliateCode' },
  captcha: { label: 'captcha.label', inputMode: 'numeric' },
};
