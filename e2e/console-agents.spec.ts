import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './src/accessible.ts';
import { type Agent, addAgent, chooseAgent } from './src/agent.ts';
import { withAppDatabase } from './src/app-database.ts';
import { failEveryCall } from './src/fake-calls.ts';
import { logInOperator, openDesk } from './src/operator.ts';
import { canChangeSettings } from './src/settings.ts';
import { test } from './src/test.ts';

test.beforeEach(() => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(180_000);
});

/** A salary of so many hundredths of a percent, as if it had been agreed. */
async function addContract(
  agent: Agent,
  basisPoints: number,
  state: 'A' | 'V',
  upline?: Agent,
): Promise<void> {
  const tier = { minimumBetMinor: '0', netLossMinor: '0', activeMembers: 0, basisPoints, amountMinor: null };
  await withAppDatabase((client) =>
    client.query(
      `insert into wau.agent_contracts (merchant_id, agent_id, kind, product, version, upline_id, state, tiers,
         starts_on, proposed_by, proposer_id, proposed_at, answered_at)
       select 'wau', $1, 'dailySalary', 'CONS',
              1 + (select count(*) from wau.agent_contracts where agent_id = $1)::integer, $2, $3::text, $4,
              case when $3 = 'A' then current_date - 5 else current_date + 5 end,
              case when $3 = 'A' then 'upline' else 'downline' end, $1, now(),
              case when $3 = 'A' then now() end`,
      [agent.id, upline?.id ?? null, state, JSON.stringify([tier])],
    ),
  );
}

async function openAgent(desk: Page, agent: Agent): Promise<void> {
  await chooseAgent(desk, 'Agents', agent);
  await expect(desk.getByRole('region', { name: `Agent ${agent.name}` })).toBeVisible();
}

test('AG-04 the console: an agent is found with chain, line and figures, and moved for a reason where contracts stay covered', async ({
  browser,
  baseURL,
}) => {
  const [from, poor, rich] = [await addAgent('asal'), await addAgent('miskin'), await addAgent('kaya')];
  const agent = await addAgent('pindah', from);
  const low = await addAgent('bawah', agent);
  await addContract(from, 50, 'A');
  await addContract(poor, 30, 'A');
  await addContract(rich, 45, 'A');
  await addContract(agent, 40, 'A', from);
  const desk = await openDesk(browser, baseURL);
  await logInOperator(desk, 'aminah');
  await openAgent(desk, agent);
  const place = desk.getByRole('region', { name: `Agent ${agent.name}` });
  await expect(place.getByRole('navigation', { name: 'Who stands above' })).toContainText(from.name);
  await expect(place.getByRole('region', { name: 'Contracts', exact: true })).toContainText('In force');
  await expect(place.getByText('Nothing has happened in the team in these days.')).toBeVisible();
  await expect(place.getByRole('button', { name: low.name })).toBeVisible();
  await expectAccessible(desk);

  await place.getByRole('button', { name: 'Move to another upline' }).click();
  const target = place.getByRole('textbox', { name: 'Username of the new upline' });
  const find = async (name: string): Promise<void> => {
    await target.fill(name);
    await place.getByRole('button', { name: 'Look the upline up' }).click();
  };
  await find('tiada.orang');
  await expect(place.getByText('No member has this username.')).toBeVisible();
  await find(from.name);
  await expect(place.getByText('The member stands there already.')).toBeVisible();
  await find(poor.name);
  await expect(place.getByText(`New upline: ${poor.name}`)).toBeVisible();
  await place.getByRole('button', { name: `Move to ${poor.name}` }).click();
  await place.getByRole('textbox', { name: 'Reason' }).fill('Registered under the wrong agent');
  await expect(place.getByRole('region', { name: 'What the member is told' })).toContainText(
    'another upline',
  );
  await expectAccessible(desk);
  await place.getByRole('button', { name: `Move to ${poor.name}` }).click();
  await expect(place.getByText(/gets less than this member has been promised/)).toBeVisible();
  await find(rich.name);
  await place.getByRole('button', { name: `Move to ${rich.name}` }).click();
  await place.getByRole('textbox', { name: 'Reason' }).fill('Registered under the wrong agent');
  // Whatever is lost on the way, the reason stays and it is one move.
  await desk.route('**/wps/operator/members/*/upline', failEveryCall, { times: 1 });
  await place.getByRole('button', { name: `Move to ${rich.name}` }).click();
  await expect(place.getByRole('alert')).toBeVisible();
  await place.getByRole('button', { name: `Move to ${rich.name}` }).dblclick();
  await expect(place.getByRole('navigation', { name: 'Who stands above' })).toContainText(rich.name);
  await expect(place.getByRole('status').filter({ hasText: '1 contract went along.' })).toBeVisible();
  await place.getByRole('button', { name: rich.name }).click();
  await expect(desk.getByRole('region', { name: `Agent ${rich.name}` })).toContainText(agent.name);
});

test('AG-03 the console: the house offers a contract, and answers what the agent asks for', async ({
  browser,
  baseURL,
}) => {
  const agent = await addAgent('utama');
  const desk = await openDesk(browser, baseURL);
  await logInOperator(desk, 'aminah');
  await openAgent(desk, agent);
  await desk.getByRole('link', { name: 'All contracts of this agent' }).click();
  const contracts = desk.getByRole('region', { name: `Contracts of ${agent.name}` });
  await expect(contracts.getByText('There has been no contract yet.')).toBeVisible();
  await contracts.getByRole('button', { name: 'Offer a contract' }).click();
  const form = contracts.getByRole('form', { name: 'Offer a contract' });
  const rates = form.getByRole('textbox', { name: 'Rate in %' });
  await form.getByRole('button', { name: 'Send the offer' }).click();
  await expect(rates.first()).toBeFocused();
  await rates.first().fill('0.4');
  await form.getByRole('button', { name: 'Add a tier' }).click();
  await form.getByRole('button', { name: 'Send the offer' }).click();
  await expect(form.getByText('Ask for more than the tier below')).toBeVisible();
  await form.getByRole('textbox', { name: 'Turnover from (RM)' }).nth(1).fill('10000');
  await rates.nth(1).fill('0.6');
  await expectAccessible(desk);
  await form.getByRole('button', { name: 'Send the offer' }).dblclick();
  await expect(desk.getByRole('status').filter({ hasText: 'The offer has been sent.' })).toBeVisible();
  const offered = contracts.getByRole('article', { name: 'Daily salary, All products, version 1' });
  await expect(offered).toContainText('Waits for the agent');
  await expect(offered.getByRole('row')).toHaveCount(3);

  // The agent asks for more.
  await withAppDatabase((client) =>
    client.query(`update wau.agent_contracts set state = 'X' where agent_id = $1`, [agent.id]),
  );
  await addContract(agent, 80, 'V');
  await desk.reload();
  const wish = contracts.getByRole('article', { name: 'Daily salary, All products, version 2' });
  await expect(wish).toContainText('Waits for the house');
  await wish.getByRole('button', { name: 'Reject these terms' }).click();
  await wish.getByRole('textbox', { name: 'Reason' }).fill('Above what the house pays');
  await wish.getByRole('button', { name: 'Reject these terms' }).dblclick();
  await expect(desk.getByRole('status').filter({ hasText: 'What holds now stays.' })).toBeVisible();
  await addContract(agent, 60, 'V');
  await desk.reload();
  const second = contracts.getByRole('article', { name: 'Daily salary, All products, version 3' });
  await second.getByRole('button', { name: 'Accept these terms' }).click();
  await second.getByRole('textbox', { name: 'Reason' }).fill('A large team');
  await second.getByRole('button', { name: 'Accept these terms' }).click();
  await expect(desk.getByRole('status').filter({ hasText: /^Accepted. It starts on/ })).toBeVisible();
  await expect(contracts.getByRole('article', { name: /version 3$/ })).toContainText('Starts later');
  await expectAccessible(desk);

  // It is found by its kind and state, and of an agent with an upline the house looks on.
  const low = await addAgent('tengah', agent);
  await addContract(low, 20, 'V', agent);
  await desk.goto('/console/contracts?kind=dailySalary&state=V&payer=agent');
  await desk
    .getByRole('region', { name: 'Contracts that were found' })
    .getByRole('button', { name: low.name })
    .click();
  const looked = desk.getByRole('region', { name: `Contracts of ${low.name}` });
  await expect(looked.getByText(`${agent.name} stands above and agrees contracts`)).toBeVisible();
  await expect(looked.getByRole('button', { name: /Accept|Offer/ })).toHaveCount(0);
});

test('the console’s pages of agents in Malay', async ({ browser, baseURL }) => {
  const agent = await addAgent('melayu');
  await addContract(agent, 50, 'A');
  const desk = await openDesk(browser, baseURL, { locale: 'ms-MY' });
  await logInOperator(desk, 'aminah');
  await desk.goto(`/console/agents?agent=${agent.id}`);
  await expect(desk.getByRole('region', { name: `Ejen ${agent.name}` })).toContainText('Berkuat kuasa');
  await expectAccessible(desk);
  await desk.goto(`/console/contracts?agent=${agent.id}`);
  await expect(desk.getByRole('region', { name: `Kontrak ${agent.name}` })).toContainText('Gaji harian');
  await expectAccessible(desk);
});
