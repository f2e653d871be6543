/** What a play's rule says, and the example that follows it behind the word for that. */
export function rulePartsOf(text: string): { readonly rule: string; readonly example: string } {
  const [rule = '', example = ''] = text.split(/ (?:Example|Contoh): /);
  return { rule, example: example.slice(0, 1).toUpperCase() + example.slice(1) };
}
