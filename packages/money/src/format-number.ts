/**
 * Languages that write 1,234.5 as their own formatter would. A browser's takes a tenth of a second to wake on a cheap
 * phone, in the middle of the first screen, so that for these the text is put together here; every other goes to it.
 */
const plainLocales: readonly string[] = ['ms-MY', 'en'];

/**
 * A number as people read it: `1,234`, `96.03`. `locale` is a BCP 47 tag; trailing zeros are left out. A value has no
 * more decimals than are asked for: of others the last digit may be rounded in either way.
 */
export function formatNumber(value: number, locale: string, maximumFractionDigits = 0): string {
  // From there on a number is not written by its digits.
  const isPlain = Number.isFinite(value) && Math.abs(value) < 1e21;
  if (!isPlain || !plainLocales.includes(locale)) {
    return new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value);
  }
  const text = value.toFixed(maximumFractionDigits);
  return grouped(text.includes('.') ? text.replace(/\.?0+$/, '') : text);
}

/** A decimal text with all of its decimals: `1234.50` is `1,234.50`. Exact however long it is. */
export function formatDecimal(text: string, locale: string): string {
  if (plainLocales.includes(locale)) return grouped(text);
  const decimals = text.split('.')[1]?.length ?? 0;
  return decimalFormat(locale, decimals).format(text as Intl.StringNumericLiteral);
}

function grouped(text: string): string {
  const [whole = '', decimals] = text.split('.');
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? thousands : `${thousands}.${decimals}`;
}

const formats = new Map<string, Intl.NumberFormat>();

function decimalFormat(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale}/${decimals}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, made);
  return made;
}
