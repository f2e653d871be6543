import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';

type RegisterBody = CallBody<Calls['register']>;

/** A registration as the web app sends it, with empty text in what is not filled in. */
export function registerBody(fields: Partial<RegisterBody> & { readonly username: string }): RegisterBody {
  const password = fields.password ?? 'layang-layang-9';
  return {
    type: 0,
    password,
    confirmPassword: password,
    registerUrl: 'localhost',
    registerMethod: 'H5',
    domain: 'localhost',
    captcha: '',
    countryDialingCode: '',
    affiliateCode: '',
    paymentPassword: '',
    recommenderId: '',
    nickname: '',
    payeeName: '',
    email: '',
    mobileNum: '',
    idNumber: '',
    qqNum: '',
    facebook: '',
    wechat: '',
    line: '',
    whatsapp: '',
    zalo: '',
    verificationCode: '',
    ...fields,
  };
}
