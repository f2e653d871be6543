import { Type } from 'typebox';
import { defineCall } from '../../call.ts';

export const getCaptcha = defineCall({
  name: 'getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  module: 'VALID_CAPTCHA3',
  caller: 'visitor',
  summary:
    'A fresh captcha: base64 png; the response header `Captcha-Id` names it and is sent back with the attempt',
  value: Type.String({ description: 'base64 of a png' }),
  errors: ['module.missing', 'module.wrong', 'module.unavailable'],
});
