import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, IdText, Moment, OneOf, OneOfOrNull, Page, PageQuery } from '../../schema.ts';
import { reconciliationStates } from '../../statement-differences.ts';

const Vendor = Type.String({ minLength: 2, maxLength: 20, description: 'Code of the vendor' });
const Game = Type.String({ minLength: 1, maxLength: 60, description: 'What the vendor calls the title' });
const Count = Type.Integer({ minimum: 0 });
const OpenRounds = Type.Union([Count, Type.Null()], {
  description:
    'Rounds that have begun and not ended: they are played to their end whatever is switched off. Null where the vendor keeps the money and tells of rounds when they are over',
});
const Switching = Exact({
  isOn: Type.Boolean({ description: 'What it is to be; refused where it is so already' }),
  reason: Type.String({ maxLength: 200, description: 'For the audit' }),
});
const Switched = Exact({
  isOn: Type.Boolean(),
  openRoundCount: OpenRounds,
});
const switchErrors = [...operatorErrors, 'setting.unknown', 'setting.changed'] as const;

export const listSiteGames = defineCall({
  name: 'listSiteGames',
  method: 'GET',
  path: '/wps/operator/games',
  caller: 'operator',
  permission: 'games.read',
  summary:
    'The titles of the merchant, those that are switched off as well, in the order in which players have them',
  query: Exact({
    ...PageQuery,
    search: Type.Optional(
      Type.String({ maxLength: 60, description: 'In names of any language, or a part of the code' }),
    ),
    vendor: Type.Optional(Vendor),
    category: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    state: Type.Optional(
      OneOf(['on', 'off'], { description: '`off`: also those whose vendor is switched off' }),
    ),
  }),
  value: Page(
    Exact({
      vendor: Type.String(),
      vendorName: Type.String(),
      gameId: Type.String(),
      nodeId: Type.Integer(),
      gameName: Type.String(),
      category: Type.String(),
      iconUrl: Type.String({ description: 'Its tile, as players see it; empty where it has none' }),
      isOn: Type.Boolean(),
      isVendorOn: Type.Boolean({ description: 'Players have it where both are on' }),
      returnPercent: Type.Number({ description: 'As it is stated, of the way to play that returns least' }),
      openRoundCount: OpenRounds,
    }),
  ),
  errors: [...operatorErrors],
});

export const listSiteVendors = defineCall({
  name: 'listSiteVendors',
  method: 'GET',
  path: '/wps/operator/vendors',
  caller: 'operator',
  permission: 'games.read',
  summary:
    'The vendors of the merchant with their protocols, and what the last comparison with each has found',
  value: Exact({
    siteOrigin: Type.String({ description: 'Where players of the merchant have the site' }),
    timeZone: Type.String({ description: 'Of the site, an IANA name' }),
    list: Type.Array(
      Exact({
        vendor: Type.String(),
        vendorName: Type.String(),
        isOn: Type.Boolean(),
        categories: Type.Array(Type.String(), { description: 'Of its titles, those that are off as well' }),
        gameCount: Count,
        offCount: Type.Integer({ minimum: 0, description: 'Titles that are switched off one by one' }),
        openRoundCount: OpenRounds,
        protocol: Type.String(),
        isSpoken: Type.Boolean({
          description: 'Whether this installation speaks it; without, nothing is launched',
        }),
        isInProcess: Type.Boolean({ description: 'It runs in the operator’s own process' }),
        hasOwnWallet: Type.Boolean({
          description: 'The vendor keeps a wallet, money is moved there and back',
        }),
        givesStatement: Type.Boolean({ description: 'Its rounds can be compared day by day' }),
        givesUnfinished: Type.Boolean({ description: 'It can be asked what is under way of a member' }),
        lastComparison: Type.Union([
          Exact({
            day: Type.String({ description: 'YYYY-MM-DD in UTC' }),
            state: OneOf(reconciliationStates),
            failure: Type.Union([Type.String(), Type.Null()]),
            statedCount: Count,
            recordedCount: Count,
            differenceCount: Count,
            comparedAt: Moment,
          }),
          Type.Null(),
        ]),
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const switchGame = defineCall({
  name: 'switchGame',
  method: 'PUT',
  path: '/wps/operator/vendors/:vendor/games/:gameId/switch',
  caller: 'operator',
  permission: 'games.write',
  summary: 'Offers a title or not, at once; off, it begins no round, and what has begun is played to its end',
  params: Exact({ vendor: Vendor, gameId: Game }),
  body: Switching,
  value: Switched,
  errors: [...switchErrors],
});

export const switchVendor = defineCall({
  name: 'switchVendor',
  method: 'PUT',
  path: '/wps/operator/vendors/:vendor/switch',
  caller: 'operator',
  permission: 'games.write',
  summary: 'The same for all titles of a vendor',
  params: Exact({ vendor: Vendor }),
  body: Switching,
  value: Switched,
  errors: [...switchErrors],
});

export const listGameSwitches = defineCall({
  name: 'listGameSwitches',
  method: 'GET',
  path: '/wps/operator/games/switches',
  caller: 'operator',
  permission: 'games.read',
  summary: 'Who switched which title or vendor on or off and why, the newest first; out of the audit',
  query: Exact(PageQuery),
  value: Page(
    Exact({
      entryId: Type.String(),
      vendor: Type.String(),
      gameId: Type.Union([Type.String(), Type.Null()], { description: 'Null: all of the vendor' }),
      name: Type.String({ description: 'Of the title or the vendor' }),
      changedAt: Moment,
      changedBy: Type.String(),
      switchedTo: OneOf(['on', 'off']),
      now: OneOfOrNull(['on', 'off'], { description: 'Null: the merchant has it no more' }),
      reason: Type.Union([Type.String(), Type.Null()], {
        description: 'Null: it was switched by the command or as a setting, which ask for none',
      }),
      isPlanned: Type.Boolean({ description: 'It was carried out as somebody had planned it' }),
    }),
  ),
  errors: [...operatorErrors],
});

const MomentOrNull = Type.Union([Moment, Type.Null()]);
const planStates = ['planned', 'begun', 'done', 'dropped', 'overtaken', 'missed'] as const;

export const planGameSwitch = defineCall({
  name: 'planGameSwitch',
  method: 'POST',
  path: '/wps/operator/games/plans',
  caller: 'operator',
  permission: 'games.write',
  summary:
    'Switches a title or a vendor on or off from a moment on, or for a while, after which it is as it was; a switch by hand meanwhile wins',
  body: Exact({
    vendor: Vendor,
    gameId: Type.Union([Game, Type.Null()], {
      description: 'Null: all titles of the vendor',
    }),
    isOn: Type.Boolean({ description: 'What it is to be from then on' }),
    beginsAt: Type.Union([Moment, Type.Null()], {
      description: 'Null: at once; refused where it is so already',
    }),
    endsAt: Type.Union([Moment, Type.Null()], {
      description: 'When it is switched back; null: it stays so',
    }),
    reason: Type.String({ maxLength: 200, description: 'For the audit' }),
  }),
  value: Exact({ planId: IdText('gameSwitchPlan') }),
  errors: [
    ...operatorErrors,
    'setting.unknown',
    'setting.changed',
    'switch.plan.past',
    'switch.plan.overlaps',
    'switch.plan.full',
  ],
});

export const listGameSwitchPlans = defineCall({
  name: 'listGameSwitchPlans',
  method: 'GET',
  path: '/wps/operator/games/plans',
  caller: 'operator',
  permission: 'games.read',
  summary: 'What is planned of switches, the next first, and behind it the latest that are settled',
  value: Exact({
    list: Type.Array(
      Exact({
        planId: IdText('gameSwitchPlan'),
        vendor: Type.String(),
        gameId: Type.Union([Type.String(), Type.Null()], { description: 'Null: all of the vendor' }),
        name: Type.String({ description: 'Of the title or the vendor' }),
        isOn: Type.Boolean(),
        beginsAt: Moment,
        endsAt: MomentOrNull,
        reason: Type.String(),
        state: OneOf(planStates, {
          description:
            '`overtaken`: somebody has switched by hand, which stands; `missed`: nothing ran until its end',
        }),
        settledAt: MomentOrNull,
        plannedBy: Type.String(),
        plannedAt: Moment,
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const dropGameSwitchPlan = defineCall({
  name: 'dropGameSwitchPlan',
  method: 'POST',
  path: '/wps/operator/games/plans/:planId/drop',
  caller: 'operator',
  permission: 'games.write',
  summary: 'Drops what is planned; of what has begun, its end: it stays as it is',
  params: Exact({ planId: IdText('gameSwitchPlan') }),
  value: Type.Null(),
  errors: [...operatorErrors, 'switch.plan.unknown', 'switch.plan.settled'],
});
