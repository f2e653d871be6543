import type { CallDefinition } from '../../call.ts';
import { getConsolidatedSettings, listDomains } from './settings-calls.ts';
import {
  getCaptcha,
  getEncryptionKey,
  getSystemStatus,
  getWhitelabel,
  listCountries,
} from './system-calls.ts';

/** The calls about the installation, its settings and its state. */
export const operationCalls = {
  getSystemStatus,
  getWhitelabel,
  getEncryptionKey,
  getCaptcha,
  listCountries,
  listDomains,
  getConsolidatedSettings,
} as const satisfies Record<string, CallDefinition>;
