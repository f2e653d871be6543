import type { MemberMenuName } from '@wau/contract/member-menu';
import type { ToldSwitch } from '@wau/contract/modules';
import { mayHaveContracts } from '../../../platform/agency/agent-types.ts';

export type AgentEntryName =
  | 'overview'
  | 'records'
  | 'members'
  | 'rain'
  | 'profit'
  | 'bets'
  | 'rates'
  | 'rebate'
  | 'security'
  | 'inbox'
  | 'service'
  | 'commissions'
  | 'affiliate'
  | 'dailySalary'
  | 'hourlySalary'
  | 'home'
  | 'open'
  | 'dividend'
  | 'notices';

/** An entry of agent home, and what has to be so besides that its screen exists. */
export interface AgentEntry {
  readonly name: AgentEntryName;
  readonly path: string;
  /** The white-label menu has to name the same page. */
  readonly onMenu?: MemberMenuName;
  readonly flag?: ToldSwitch;
  /** Members of some types have no contracts, are paid by none and open no accounts. */
  readonly ofContracts?: true;
}

/** AG-02: the menu in the order of the documents, and what agents are paid by. */
export const agentMenu: readonly AgentEntry[] = [
  { name: 'overview', path: '/m/agent/team/overview' },
  { name: 'records', path: '/m/transaction/record?types=A', onMenu: 'accountRecord' },
  { name: 'members', path: '/m/member/team' },
  { name: 'rain', path: '/m/redRain', flag: 'REDRAIN3' },
  { name: 'profit', path: '/m/agent/team/pnl' },
  { name: 'bets', path: '/m/teamBetting' },
  { name: 'rates', path: '/m/member/agent/agentRebeat' },
  { name: 'rebate', path: '/m/member/teamRebate' },
  { name: 'commissions', path: '/m/agent/commissions', ofContracts: true },
  { name: 'dailySalary', path: '/m/member/agent/getSalaryContract', ofContracts: true },
  { name: 'hourlySalary', path: '/m/member/agent/getHourContract', ofContracts: true },
  { name: 'affiliate', path: '/m/agent/affiliate', flag: 'AFFMAN3' },
  { name: 'security', path: '/m/securityCenter', onMenu: 'security' },
  { name: 'inbox', path: '/m/webEmail', onMenu: 'inbox' },
  // The merchant's own link goes before this page where it leads elsewhere (`useServiceAddress`).
  { name: 'service', path: '/m/service' },
];

/** AG-02: the entries along the lower edge. */
export const agentFooter: readonly AgentEntry[] = [
  { name: 'home', path: '/m/home' },
  { name: 'open', path: '/m/agentRegister', ofContracts: true },
  { name: 'dividend', path: '/m/member/agent/agentDivident', ofContracts: true },
  { name: 'notices', path: '/m/member/notice?types=A' },
];

export interface AgentFacts {
  readonly type: number;
  /** What the merchant's white-label menu names. */
  readonly menu: readonly { readonly entry: MemberMenuName }[];
  readonly flags: Readonly<Partial<Record<ToldSwitch, boolean>>>;
}

/** The entries that are shown: an entry that is switched off, or whose screen does not exist, would lead nowhere. */
export function shownAgentEntries(
  entries: readonly AgentEntry[],
  { type, menu, flags }: AgentFacts,
  exists: (path: string) => boolean,
): readonly AgentEntry[] {
  return entries.filter(({ path, onMenu, flag, ofContracts }) => {
    const [address = ''] = path.split('?');
    const isOn =
      (onMenu === undefined || menu.some(({ entry }) => entry === onMenu)) &&
      (flag === undefined || flags[flag] === true);
    return isOn && exists(address) && (ofContracts !== true || mayHaveContracts(type));
  });
}
