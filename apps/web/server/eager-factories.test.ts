import { expect, test } from 'vitest';
import { withEagerFactories } from './eager-factories.ts';

const long = `"${'x'.repeat(10_000)}"`;

test('a long factory that a variable is made by stands in parentheses of its own, whatever is around and within it', () => {
  const code = `var a=1,react=wrap(e=>{e.text="=>{(";var inner=wrap((x,y)=>{x(${long})})}),b=2;`;
  expect(withEagerFactories(code, 'framework.js')).toBe(
    `var a=1,react=wrap((e=>{e.text="=>{(";var inner=wrap(((x,y)=>{x(${long})}))})),b=2;`,
  );
});

test('other functions stay as they are', () => {
  const code = `let k=wrap(()=>{}),m=memo(e=>${long}),n=f(a,()=>{${long}}),p=new Q(()=>{${long}});wrap(()=>{${long}});`;
  expect(withEagerFactories(code, 'framework.js')).toBe(code);
});
