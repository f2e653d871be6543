import { expect, expectTypeOf, test } from 'vitest';
import type { Placeholders } from './catalogue.ts';
import { compileCatalogue } from './compile-catalogue.ts';
import { makeTranslator } from './translator.ts';

test('plural forms and placeholders follow the locale', () => {
  const english = makeTranslator(
    compileCatalogue({
      joined: 'Joined {days, plural, one {# day} other {# days}} ago',
      hi: 'Hi, {name}',
      plain: 'Play',
    }),
    'en',
  );
  expect(english('joined', { days: 1 })).toBe('Joined 1 day ago');
  expect(english('joined', { days: 1200 })).toBe('Joined 1,200 days ago');
  expect(english('hi', { name: 'constructor' })).toBe('Hi, constructor');
  expect(english('plain')).toBe('Play');
});

test('messages that are added to the catalogue later are spoken', () => {
  const messages = { ...compileCatalogue<string>({ plain: 'Play' }) };
  const english = makeTranslator(messages, 'en');
  Object.assign(messages, compileCatalogue({ late: 'Later', hi: 'Hi, {name}' }));
  expect(english('late')).toBe('Later');
  expect(english('hi', { name: 'Aisyah' })).toBe('Hi, Aisyah');
});

test('a message that is not ICU is refused at build', () => {
  expect(() => compileCatalogue({ broken: 'Hi {name' })).toThrow('broken');
});

test('the placeholders of a message are known to the type checker', () => {
  expectTypeOf<Placeholders<'{name}, {days, plural, one {# day} other {# days}}'>>().toEqualTypeOf<
    'name' | 'days'
  >();
  expectTypeOf<Placeholders<'Play'>>().toEqualTypeOf<never>();
});
