import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact } from '../../schema.ts';
import { getRegisterSettings } from '../account/registration-calls.ts';
import { getSystemStatus, getWhitelabel } from './system-calls.ts';

export const getConsolidatedSettings = defineCall({
  name: 'getConsolidatedSettings',
  method: 'GET',
  path: '/wps/system/setting/consolidated',
  caller: 'visitor',
  summary: 'Status, whitelabel and registration settings in one answer, for a client on a slow network',
  value: Exact({
    status: getSystemStatus.value,
    whitelabel: getWhitelabel.value,
    register: getRegisterSettings.value,
  }),
  errors: [],
});

export const listDomains = defineCall({
  name: 'listDomains',
  method: 'GET',
  path: '/wps/system/domains',
  caller: 'visitor',
  summary: "The merchant's own domains. Type 3: those that players reach the site at; other types have none",
  query: Exact({ type: Type.Integer({ minimum: 1, maximum: 99 }) }),
  value: Exact({
    list: Type.Array(
      Exact({
        domainName: Type.String(),
        rootDomainName: Type.String({ description: 'What was registered, e.g. `example.com.my`' }),
      }),
    ),
  }),
  errors: [],
});
