import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact, MerchantText } from '../../schema.ts';
import { SessionValue } from './session-calls.ts';

const TrialAccount = Exact({
  merchantCode: MerchantText,
  userName: Type.String({ description: 'The trial name' }),
  password: Type.String({ description: 'Logs in for ten minutes' }),
});

const createTrial = {
  path: '/wps/member/freeplay',
  module: 'FREEPLAY3',
  needs: { flags: ['FREEPLAY3'] },
  caller: 'visitor',
  value: TrialAccount,
  errors: ['module.missing', 'module.wrong', 'module.unavailable'],
} as const;

export const createTrialAccount = defineCall({
  ...createTrial,
  name: 'createTrialAccount',
  method: 'POST',
  summary: "Opens an account with play money at the merchant's trial merchant; `loginTrial` follows",
});

export const createTrialAccountByGet = defineCall({
  ...createTrial,
  name: 'createTrialAccountByGet',
  method: 'GET',
  summary: 'The same as the POST, for clients that know only this form',
});

export const loginTrial = defineCall({
  name: 'loginTrial',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  module: 'FREEPLAY3',
  caller: 'visitor',
  needs: { flags: ['FREEPLAY3'] },
  summary: 'Opens the session of a trial account at the trial merchant; `customerType` is 4',
  body: Exact({
    username: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 64 }),
  }),
  value: SessionValue,
  errors: ['module.missing', 'module.wrong', 'module.unavailable', 'login.failed'],
});
