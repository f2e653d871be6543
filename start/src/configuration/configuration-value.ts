import { isIP } from 'node:net';

/** Reads one environment variable. */
export interface VariableReader<Value> {
  /** Turns the text into a value, or throws `WrongValue` with what would be right. */
  readonly read: (text: string) => Value;
  /** Shown in the documentation. */
  readonly form: string;
}

/** The text of a variable is not of its form; the message completes "must be …". */
export class WrongValue extends Error {
  override readonly name = 'WrongValue';
}

export const text: VariableReader<string> = { read: (given) => given, form: 'text' };

export const port: VariableReader<number> = {
  read: (given) => readWhole(given, 1, 65_535, 'a port number from 1 to 65535'),
  form: 'port number',
};

export function wholeNumber(minimum: number, maximum: number): VariableReader<number> {
  const form = `a whole number from ${minimum} to ${maximum}`;
  return { read: (given) => readWhole(given, minimum, maximum, form), form };
}

export const onOrOff: VariableReader<boolean> = {
  read: (given) => ['on', '1'].includes(readOneOf(given, ['on', 'off', '1', '0'])),
  form: '`on` or `off`, or `1` or `0`',
};

export function oneOf<Choice extends string>(choices: readonly Choice[]): VariableReader<Choice> {
  return { read: (given) => readOneOf(given, choices), form: `one of ${inCode(choices)}` };
}

export function listOf<Choice extends string>(choices: readonly Choice[]): VariableReader<readonly Choice[]> {
  return {
    read: (given) => [...new Set(splitList(given).map((item) => readOneOf(item, choices)))],
    form: `a list, parted by commas, of ${inCode(choices)}`,
  };
}

/** An address without path, as others reach us or as we reach others; given back without a final slash. */
export const httpOrigin: VariableReader<string> = {
  read(given) {
    const url = URL.canParse(given) ? new URL(given) : undefined;
    const isOrigin =
      url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
    if (!isOrigin) throw new WrongValue('an address like https://play.example.com, without a path');
    return url.origin;
  },
  form: 'address without path, like `https://play.example.com`',
};

export const httpOrigins: VariableReader<readonly string[]> = {
  read: (given) => [...new Set(splitList(given).map((item) => httpOrigin.read(item)))],
  form: 'a list, parted by commas, of addresses without path',
};

export const headerName: VariableReader<string> = {
  read(given) {
    if (!/^[A-Za-z0-9-]{1,60}$/.test(given)) throw new WrongValue('the name of a header like CF-IPCountry');
    return given;
  },
  form: 'name of a header',
};

export const hostName: VariableReader<string> = {
  read(given) {
    const name = given.toLowerCase();
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name))
      throw new WrongValue('a host name like console.example.com');
    return name;
  },
  form: 'host name like `console.example.com`',
};

/** An address with a path, such as one that is called; `{…}` placeholders may stand in it. */
export const httpAddress: VariableReader<string> = {
  read(given) {
    const isAddress = URL.canParse(given) && /^https?:$/.test(new URL(given).protocol);
    if (!isAddress) throw new WrongValue('an address like https://sms.example.com/send');
    return given;
  },
  form: 'address like `https://sms.example.com/send`',
};

export const smtpAddress: VariableReader<string> = {
  read(given) {
    if (!URL.canParse(given) || !/^smtps?:$/.test(new URL(given).protocol)) {
      throw new WrongValue('an address like smtps://user:password@mail.example.com:465');
    }
    return given;
  },
  form: 'address like `smtps://user:password@mail.example.com:465`',
};

export const mailAddress: VariableReader<string> = {
  read(given) {
    if (!/^[^\s@<>]+@[^\s@<>]+$/.test(given)) throw new WrongValue('an address like no-reply@example.com');
    return given;
  },
  form: 'address like `no-reply@example.com`',
};

/** Header fields as a JSON object of texts. */
export const httpHeaders: VariableReader<Readonly<Record<string, string>>> = {
  read(given) {
    const headers = headersOf(given);
    if (headers === undefined) throw new WrongValue('a JSON object like {"Authorization":"Bearer …"}');
    return headers;
  },
  form: 'JSON object of header fields',
};

function headersOf(given: string): Readonly<Record<string, string>> | undefined {
  try {
    const value: unknown = JSON.parse(given);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value as Record<string, unknown>);
    if (!entries.every(([, text]) => typeof text === 'string')) return undefined;
    // Refuses names and values that no header can have.
    new Headers(entries as [string, string][]);
    return Object.fromEntries(entries) as Record<string, string>;
  } catch {
    return undefined;
  }
}

/** Addresses by name, such as `angin=https://angin.example`. */
export function originsByName(names: readonly string[]): VariableReader<Readonly<Record<string, string>>> {
  return {
    read(given) {
      const entries = splitList(given).map((item) => {
        const [name = '', ...address] = item.split('=');
        return [readOneOf(name, names), httpOrigin.read(address.join('='))] as const;
      });
      return Object.fromEntries(entries);
    },
    form: `list of \`name=address\`, parted by commas; the names are ${inCode(names)}`,
  };
}

export const postgresAddress: VariableReader<string> = {
  read(given) {
    if (!/^postgres(ql)?:\/\/./.test(given)) {
      throw new WrongValue('an address like postgresql://user:password@host:5432/database');
    }
    return given;
  },
  form: 'address like `postgresql://user:password@host:5432/database`',
};

export const addressRanges: VariableReader<readonly string[]> = {
  read(given) {
    const ranges = splitList(given);
    if (!ranges.every(isAddressRange)) {
      throw new WrongValue('addresses or ranges parted by commas, like 10.0.0.0/8,192.168.1.5');
    }
    return ranges;
  },
  form: 'addresses or ranges, parted by commas, like `10.0.0.0/8`',
};

export function secret(minimumLength: number): VariableReader<string> {
  return {
    read(given) {
      if (given.length < minimumLength) throw new WrongValue(`at least ${minimumLength} characters long`);
      return given;
    },
    form: `secret text of at least ${minimumLength} characters`,
  };
}

function readWhole(given: string, minimum: number, maximum: number, form: string): number {
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= minimum && value <= maximum)) throw new WrongValue(form);
  return value;
}

function readOneOf<Choice extends string>(given: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === given);
  if (choice === undefined) throw new WrongValue(`one of ${choices.join(', ')}`);
  return choice;
}

function splitList(given: string): string[] {
  return given
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function isAddressRange(range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function inCode(choices: readonly string[]): string {
  return choices.map((choice) => `\`${choice}\``).join(', ');
}
