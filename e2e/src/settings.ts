import { homeBlocks } from '@wau/contract/home-blocks';
import { ownInstallation } from './installation.ts';
import { runCommand } from './run-command.ts';

/** The server under test was started here, so its settings can be changed with the operator's own command. */
export function canChangeSettings(): boolean {
  return ownInstallation()?.dataFolder !== undefined;
}

/** What the settings of the demo that tests change are for the rest of the time, by their words. */
const usualValues: Readonly<Record<string, string>> = {
  'wau status': 'open',
  'wau status-text': 'none',
  'wau maintenance-window': 'none',
  'wau restricted-countries': 'none',
  'wau blocked-addresses': 'none',
  'wau home-blocks': homeBlocks.join(','),
  'wau winner-threshold': '10000',
  'wau withdrawal-two-persons-from': '1000000',
  'wau flag FEEDBACK3': 'on',
  'wau flag KYC3': 'off',
  'wau flag TRANSBETREPMEM3': 'on',
  'wau flag TRANSREC3': 'on',
  'wau flag USERNAMEREG3': 'on',
  'wau register-field line enabled': 'off',
  'wau register-field line required': 'off',
  'wau register-field affiliateCode enabled': 'off',
  'wau register-field affiliateCode required': 'off',
  'wau template app_background': 'none',
  'wau template app_desc': 'none',
  'wau template app_desc_font_color': 'none',
};

const changed = new Set<string>();

/** Changes a setting of the server under test until `putSettingsBack`. */
export function changeSetting(...words: readonly string[]): void {
  const setting = words.slice(0, -1).join(' ');
  const usual = usualValues[setting];
  if (usual === undefined) throw new Error(`what “${setting}” usually is has yet to be written down`);
  changed.add(setting);
  runSettings(...words);
  if (words.at(-1) === usual) changed.delete(setting);
}

/** After a test: what it has changed is as usual, and nothing else is asked for. */
export function putSettingsBack(): void {
  for (const setting of changed) changeSetting(...setting.split(' '), usualValues[setting] ?? '');
}

/** `npm run settings -- <words>` on the server under test; returns what it says. */
export function runSettings(...words: readonly string[]): string {
  return runCommand('settings', words);
}

/** Other tests play on this installation as well, and what they win by chance is no part of what is looked at. */
export function leaveNoWinOnTheBoard(): void {
  if (canChangeSettings()) changeSetting('wau', 'winner-threshold', '999999999');
}
