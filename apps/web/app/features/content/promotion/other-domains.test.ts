import { expect, test } from 'vitest';
import { otherDomains } from './other-domains.ts';

const domain = (domainName: string, rootDomainName = domainName) => ({
  domainName,
  rootDomainName,
  speedDomainUrl: `https://${domainName}`,
});
const domains = [
  domain('wau.example.com', 'example.com'),
  domain('m.example.com', 'example.com'),
  domain('127.0.0.1'),
  domain('[::1]'),
  domain('wau.example.my', 'example.my'),
  domain('play.example.my', 'example.my'),
];
const names = (hostname: string) => otherDomains(domains, hostname).map(({ domainName }) => domainName);

test('HO-05 HO-11 the other domains are those of other roots, each once, and no numbers', () => {
  expect(names('m.example.com')).toEqual(['wau.example.my']);
  expect(names('play.example.my')).toEqual(['wau.example.com']);
  expect(names('127.0.0.1')).toEqual(['wau.example.com', 'wau.example.my']);
  expect(names('elsewhere.example')).toEqual(['wau.example.com', 'wau.example.my']);
});
