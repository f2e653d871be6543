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
  test.setTimeout(240_000);
});

/** A rate of live casino in hundredths of a percent, as if it had been given some days ago. */
async function addRate(member: Agent, basisPoints: number): Promise<void> {
  await withAppDatabase((client) =>
    client.query(
      `insert into wau.member_rates (merchant_id, member_id, product, version, basis_points, from_day, set_by, set_at)
       values ('wau', $1, 'LIVE', 1, $2, current_date - 5, $1, now())`,
      [member.id, basisPoints],
    ),
  );
}

async function openRates(desk: Page, member: Agent): Promise<void> {
  await chooseAgent(desk, 'Rates', member);
  await expect(desk.getByRole('region', { name: `Rates of ${member.name}` }).first()).toBeVisible();
}

const store = /^Change from /;

test('AG-04 two operators change the house’s rates: never below a promise, never what has changed meanwhile, and the member reads it', async ({
  browser,
  baseURL,
}) => {
  const top = await addAgent('kadar');
  const below = await addAgent('bawah', top);
  await addRate(top, 80);
  await addRate(below, 50);
  const desks = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)] as const;
  const [aminah, zainal] = desks;
  await logInOperator(aminah, 'aminah');
  await logInOperator(zainal, 'zainal');
  await openRates(aminah, top);
  await zainal.goto(`/console/rates?member=${top.id}`);
  const form = aminah.getByRole('region', { name: 'Change the rates' });
  const live = form.getByRole('textbox', { name: 'Live casino in %' });
  await expect(live).toHaveValue('0.80');
  await expect(form).toContainText(`From 0.50%, promised to ${below.name}, up to 10.00%.`);
  await expectAccessible(aminah);

  await live.fill('0.4');
  await expect(form.getByText(/^Less than was promised below/)).toBeVisible();
  await expect(form.getByRole('button', { name: store })).toHaveCount(0);
  await live.fill('half');
  await expect(form.getByText(/^Enter a percentage such as 0.5/)).toBeVisible();
  await live.fill('0.6');
  await form.getByRole('textbox', { name: 'Slots in %' }).fill('0.25');
  await form.getByRole('button', { name: store }).click();
  await form.getByRole('textbox', { name: 'Reason' }).fill('As agreed with the agent');
  const told = form.getByRole('region', { name: 'What the member is told' });
  await expect(told).toContainText('Live casino 0.60%, Slots 0.25%');
  await expectAccessible(aminah);

  // The other one is faster.
  const other = zainal.getByRole('region', { name: 'Change the rates' });
  await other.getByRole('textbox', { name: 'Live casino in %' }).fill('0.7');
  await other.getByRole('button', { name: store }).click();
  await other.getByRole('textbox', { name: 'Reason' }).fill('A large team');
  await other.getByRole('button', { name: store }).dblclick();
  await expect(zainal.getByRole('status').filter({ hasText: 'The member has been told.' })).toBeVisible();

  await form.getByRole('button', { name: store }).click();
  await expect(form.getByRole('alert')).toContainText('The rates have changed since you opened them');
  const table = aminah.getByRole('region', { name: `Rates of ${top.name} by product` });
  await expect(table.getByRole('row', { name: /^Live casino/ })).toContainText('0.70%');
  await expect(live).toHaveValue('0.6');
  await form.getByRole('button', { name: store }).dblclick();
  await expect(aminah.getByRole('status').filter({ hasText: 'The member has been told.' })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Slots/ })).toContainText('0.25%');
  await expectAccessible(aminah);
  const titles = await withAppDatabase(async (client) => {
    const { rows } = await client.query('select title from wau.inbox_messages where member_id = $1', [
      top.id,
    ]);
    return rows.map(({ title }) => title);
  });
  expect(titles).toEqual(['Kadar anda berubah', 'Kadar anda berubah']);
});

test('AG-04 the console: rates that an agent gives are looked at, lead to who gives them, and changes to the audit', async ({
  browser,
  baseURL,
}) => {
  const top = await addAgent('kadar');
  const below = await addAgent('bawah', top);
  await addRate(top, 80);
  await addRate(below, 50);
  const desk = await openDesk(browser, baseURL);
  await logInOperator(desk, 'aminah');
  await desk.goto(`/console/rates?member=${top.id}`);
  await desk.getByRole('button', { name: `Rates of ${below.name}` }).click();
  const looked = desk.getByRole('region', { name: `Rates of ${below.name}` }).first();
  await expect(looked).toContainText(`${top.name} is the agent above and gives these rates.`);
  await expect(desk.getByRole('region', { name: 'Change the rates' })).toHaveCount(0);
  await expect(looked.getByRole('row', { name: /^Live casino/ })).toContainText('0.80%');
  await expectAccessible(desk);
  await looked.getByRole('button', { name: `Rates of ${top.name}` }).click();
  await expect(desk.getByRole('region', { name: 'Change the rates' })).toBeVisible();
  await desk.getByRole('link', { name: 'Changes in the audit' }).click();
  await expect(desk).toHaveURL(new RegExp(`/console/audit\\?subject=${top.id}$`));
  await expect(desk.getByRole('heading', { name: 'Audit' })).toBeVisible();
});

test('AFFMAN3 two operators move an affiliate’s member: once a day, of what was seen, and days that were counted stay', async ({
  browser,
  baseURL,
}) => {
  const [one, two] = [await addAffiliate('rakan'), await addAffiliate('kawan')];
  const member = await addMemberOf(one);
  const desks = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)] as const;
  const [aminah, zainal] = desks;
  await logInOperator(aminah, 'aminah');
  await logInOperator(zainal, 'zainal');
  await zainal.goto(`/console/affiliates?member=${member.id}`);
  await aminah.getByRole('link', { name: 'Affiliates', exact: true }).click();
  const part = (desk: Page) => desk.getByRole('region', { name: 'Whom a member counts for' });
  await part(aminah)
    .getByRole('textbox', { name: /^Username of the member/ })
    .fill('tiada.orang');
  await part(aminah).getByRole('button', { name: 'Find' }).click();
  await expect(part(aminah).getByRole('alert')).toBeVisible();
  await part(aminah)
    .getByRole('textbox', { name: /^Username of the member/ })
    .fill(member.name);
  await part(aminah).getByRole('button', { name: 'Find' }).click();
  const found = part(aminah).getByRole('article', { name: member.name });
  await expect(found.getByRole('row', { name: /By the registration/ })).toContainText(one.name);
  await found.getByRole('button', { name: 'Let the member count for another' }).click();
  const target = found.getByRole('textbox', { name: 'Username of the affiliate' });
  await target.fill('aminah');
  const submit = found.getByRole('button', { name: /^Count for / });
  await submit.click();
  await found.getByRole('textbox', { name: 'Reason' }).fill('Registered by the wrong link');
  await submit.click();
  await expect(found.getByRole('alert')).toContainText('That is not an affiliate');
  await target.fill(two.name);
  await found.getByRole('button', { name: /^Count for / }).click();
  await found.getByRole('textbox', { name: 'Reason' }).fill('Registered by the wrong link');
  await expectAccessible(aminah);
  await found.getByRole('button', { name: new RegExp(`^Count for ${two.name} from `) }).dblclick();
  await expect(found.getByRole('status').filter({ hasText: 'counts as said' })).toBeVisible();
  await expect(found.getByText(/^The member was moved today/)).toBeVisible();
  await expect(found.getByRole('row', { name: /Registered by the wrong link/ })).toContainText(two.name);
  await expectAccessible(aminah);

  // Whoever still looks at the page of before is told.
  const old = part(zainal).getByRole('article', { name: member.name });
  await old.getByRole('button', { name: 'Let the member count for another' }).click();
  await old.getByRole('button', { name: /^Count for nobody/ }).click();
  await old.getByRole('textbox', { name: 'Reason' }).fill('Nobody brought the member');
  await old.getByRole('button', { name: /^Count for nobody/ }).click();
  await expect(old.getByText(/^The member was moved today/)).toBeVisible();
  await expect(old.getByRole('row', { name: /Registered by the wrong link/ })).toContainText(two.name);
});

test('the console’s pages of rates, approvals and moves in Malay, and failing', async ({
  browser,
  baseURL,
}) => {
  const top = await addAgent('melayu');
  await addRate(top, 80);
  const desk = await openDesk(browser, baseURL, { locale: 'ms-MY', viewport: { width: 800, height: 1000 } });
  await logInOperator(desk, 'aminah');
  await desk.goto(`/console/rates?member=${top.id}`);
  await expect(desk.getByRole('region', { name: 'Ubah kadar' })).toContainText('Hingga 10.00%.');
  await expectAccessible(desk);
  await desk.goto('/console/commission-approvals');
  await expect(desk.getByRole('heading', { name: 'Komisen untuk diluluskan' })).toBeVisible();
  await expectAccessible(desk);
  await desk.goto(`/console/affiliates?member=${top.id}`);
  await expect(desk.getByRole('article', { name: top.name })).toContainText(
    'Tiada afiliasi membawa ahli ini',
  );
  await expectAccessible(desk);
  await desk.route('**/wps/operator/members/*/rates', failEveryCall);
  await desk.goto(`/console/rates?member=${top.id}`);
  await expect(desk.getByRole('button', { name: 'Cuba lagi' })).toBeVisible();
  await expectAccessible(desk);
});

/** An affiliate of its own, by the demo's plan. */
async function addAffiliate(prefix: string): Promise<Agent> {
  const agent = await addAgent(prefix);
  await withAppDatabase((client) =>
    client.query(
      `insert into wau.affiliate_partners (merchant_id, member_id, plan_code, opened_at)
       select 'wau', $1, plan_code, now() from wau.affiliate_plans where merchant_id = 'wau' limit 1`,
      [agent.id],
    ),
  );
  return agent;
}

/** Somebody whom an affiliate brought some days ago, as the count of that day leaves it. */
async function addMemberOf(affiliate: Agent): Promise<Agent> {
  const member = await addAgent('dibawa');
  await withAppDatabase((client) =>
    client.query(
      `with player as (update wau.members set member_type = 0 where member_id = $1)
       insert into wau.affiliate_members (merchant_id, member_id, since, affiliate_id)
       values ('wau', $1, current_date - 3, $2)`,
      [member.id, affiliate.id],
    ),
  );
  return member;
}
