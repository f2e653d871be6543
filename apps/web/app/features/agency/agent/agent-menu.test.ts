import { memberMenuNames } from '@wau/contract/member-menu';
import { describe, expect, test } from 'vitest';
import { agentFooter, agentMenu, shownAgentEntries } from './agent-menu.ts';

const menu = memberMenuNames.map((entry) => ({ entry }));
const facts = { type: 2, menu, flags: { REDRAIN3: true } };
const everywhere = () => true;
const namesOf = (entries: ReturnType<typeof shownAgentEntries>) => entries.map(({ name }) => name);
const pathsOf = (entries: ReturnType<typeof shownAgentEntries>) => entries.map(({ path }) => path);

/** As the documents name them. */
const documentedMenu = [
  '/m/agent/team/overview',
  '/m/transaction/record?types=A',
  '/m/member/team',
  '/m/redRain',
  '/m/agent/team/pnl',
  '/m/teamBetting',
  '/m/member/agent/agentRebeat',
  '/m/member/teamRebate',
  '/m/securityCenter',
  '/m/webEmail',
];
const documentedFooter = [
  '/m/home',
  '/m/agentRegister',
  '/m/member/agent/agentDivident',
  '/m/member/notice?types=A',
];

describe('AG-02 the entries of agent home', () => {
  test('are those of the documents in their order, menu and footer', () => {
    const shown = pathsOf(shownAgentEntries(agentMenu, facts, everywhere));
    expect(shown.filter((path) => documentedMenu.includes(path))).toEqual(documentedMenu);
    expect(shown.at(-1)).toBe('/m/service');
    expect(pathsOf(shownAgentEntries(agentFooter, facts, everywhere))).toEqual(documentedFooter);
  });

  test('follow the white-label menu where it names the same page', () => {
    const off = {
      ...facts,
      menu: menu.filter(({ entry }) => entry !== 'inbox' && entry !== 'accountRecord'),
    };
    const names = namesOf(shownAgentEntries(agentMenu, off, everywhere));
    expect(names).not.toContain('inbox');
    expect(names).not.toContain('records');
    expect(names).toContain('security');
  });

  test('show dividends, the rest of contracts and opening accounts to those alone who may have them', () => {
    for (const type of [41, 42]) {
      const special = { ...facts, type };
      expect(namesOf(shownAgentEntries(agentFooter, special, everywhere))).toEqual(['home', 'notices']);
      expect(namesOf(shownAgentEntries(agentMenu, special, everywhere))).not.toContain('commissions');
    }
  });

  test('AFFMAN3 lead to the page of affiliates where the site has them, and to none where it has not', () => {
    const shownWith = (flags: Readonly<Record<string, boolean>>) =>
      namesOf(shownAgentEntries(agentMenu, { ...facts, flags }, everywhere));
    expect(shownWith({ AFFMAN3: true })).toContain('affiliate');
    expect(shownWith({ AFFMAN3: false })).not.toContain('affiliate');
    expect(shownWith({})).not.toContain('affiliate');
  });

  test('lead to no screen that is not there, whatever stands behind its address', () => {
    const exists = (path: string) => path === '/m/transaction/record' || path === '/m/home';
    expect(namesOf(shownAgentEntries(agentMenu, facts, exists))).toEqual(['records']);
    expect(namesOf(shownAgentEntries(agentFooter, facts, exists))).toEqual(['home']);
  });
});
