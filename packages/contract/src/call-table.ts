import type { CallDefinition, Caller, HttpMethod } from './call.ts';
import type { CallName, Calls } from './calls.ts';
import type { ModuleId } from './modules.ts';

/** What a client must know of a call to send it; the types come from the contract at compile time. */
export interface CallTableEntry {
  readonly method: HttpMethod;
  readonly path: string;
  /** Absent of calls that members make, which are the most. */
  readonly caller?: Exclude<Caller, 'member'>;
  readonly module?: ModuleId;
  readonly encrypted?: true;
  readonly formEncoded?: true;
  readonly idempotent?: true;
}

/** Who calls from the app or a game in a browser; agents' calls have a table of their own, which few players load. */
export const browserCallers = ['visitor', 'member', 'player'] as const satisfies readonly Caller[];

export type BrowserCaller = (typeof browserCallers)[number];

/** Games load their own calls, and every visit to the app loads the rest. */
export const gameCallPrefix = '/studio/';

type GamePath = `${typeof gameCallPrefix}${string}`;

/** What the console of operators calls; no page of a player knows these paths. */
export const operatorCallPrefix = '/wps/operator/';

type OperatorPath = `${typeof operatorCallPrefix}${string}`;

/** What screens of lotteries call: every visit to the app would pay for it, so they bring it along themselves. */
export const lotteryCallPrefix = '/lgw/';

type LotteryPath = `${typeof lotteryCallPrefix}${string}`;

/** What members call of red rains: few teams have any, so it stands in the table of agents, which its screens bring along. */
export const rainCallPrefix = '/wps/redRain';

type RainPath = `${typeof rainCallPrefix}${string}`;

/** A call that the app's table has. */
export type BrowserCallName = {
  [Name in CallName]: Calls[Name]['caller'] extends BrowserCaller
    ? Calls[Name]['path'] extends GamePath | OperatorPath | LotteryPath | RainPath
      ? never
      : Name
    : never;
}[CallName];

/** A call that the table of lotteries has. */
export type LotteryCallName = {
  [Name in CallName]: Calls[Name]['path'] extends LotteryPath ? Name : never;
}[CallName];

/** A call that the table of agents has. */
export type AgencyCallName = {
  [Name in CallName]: Calls[Name]['caller'] extends 'agent'
    ? Name
    : Calls[Name]['path'] extends RainPath
      ? Name
      : never;
}[CallName];

/** A call of the app whose entry comes along with the screens that make it. */
export type LateCallName = LotteryCallName | AgencyCallName;

/** A call that the console's table has. */
export type OperatorCallName = {
  [Name in CallName]: Calls[Name]['path'] extends OperatorPath ? Name : never;
}[CallName];

/** A call that the games' table has. */
export type GameCallName = {
  [Name in CallName]: Calls[Name]['caller'] extends BrowserCaller
    ? Calls[Name]['path'] extends GamePath
      ? Name
      : never
    : never;
}[CallName];

export type CallTable = { readonly [Name in BrowserCallName]: CallTableEntry };
export type LotteryCallTable = { readonly [Name in LotteryCallName]: CallTableEntry };
export type AgencyCallTable = { readonly [Name in AgencyCallName]: CallTableEntry };
export type OperatorCallTable = { readonly [Name in OperatorCallName]: CallTableEntry };
export type GameCallTable = { readonly [Name in GameCallName]: CallTableEntry };

/** The client's view of one definition, without its schemas. */
export function callTableEntry(call: CallDefinition): CallTableEntry {
  return {
    method: call.method,
    path: call.path,
    ...(call.caller === 'member' ? {} : { caller: call.caller }),
    ...(call.module === undefined ? {} : { module: call.module }),
    ...(call.encrypted === undefined ? {} : { encrypted: call.encrypted }),
    ...(call.formEncoded === undefined ? {} : { formEncoded: call.formEncoded }),
    ...(call.idempotent === undefined ? {} : { idempotent: call.idempotent }),
  };
}
