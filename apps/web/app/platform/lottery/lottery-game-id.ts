/** The lottery that an address names; `undefined` for what can be no lottery's name at all. */
export function lotteryGameIdOf(text: string | null | undefined): string | undefined {
  return text != null && text.length <= 40 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined;
}
